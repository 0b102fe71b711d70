/** People type capitals. In a sentence or a chat, a full stop, a bracket or an invisible character may become part of an address. */
const path = location.pathname.replace(/(%[\da-f]{2}|[^\da-z])+$/i, '').toLowerCase();
const offer = document.querySelector<HTMLElement>('[data-meant-page]');
const link = offer?.querySelector('a');
if (offer && link && path && path !== location.pathname) {
  link.href = path;
  link.textContent = location.host + path;
  fetch(path, { method: 'HEAD' }).then(({ ok }) => {
    offer.hidden = !ok;
  });
}
