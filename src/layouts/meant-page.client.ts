/** In a sentence or a chat, a full stop, a bracket or an invisible character may become part of an address. People also type capitals. */
const trimmed = location.pathname.replace(/(%[\da-f]{2}|[^\da-z])+$/i, '');
void offerFirst([...new Set([trimmed, trimmed.toLowerCase()])].filter((path) => path && path !== location.pathname));

async function offerFirst(paths: string[]): Promise<void> {
  const offer = document.querySelector<HTMLElement>('[data-meant-page]');
  const link = offer?.querySelector('a');
  for (const path of paths) {
    if (!offer || !link || !(await fetch(path, { method: 'HEAD' })).ok) continue;
    link.href = path;
    link.textContent = location.host + path;
    offer.hidden = false;
    return;
  }
}
