/** Sets `aria-current` on the current letter, and centres that letter if the list of letters scrolls sideways. */
const letters = document.querySelector<HTMLElement>('[data-letters]');
const links = [...(letters?.querySelectorAll('a') ?? [])];

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) setCurrent(`#${(target as HTMLElement).dataset.letter}`);
  },
  // The current letter is the one whose entries cross a line a third down the window.
  { rootMargin: '-33% 0px -66%' },
);
for (const part of document.querySelectorAll('[data-letter]')) observer.observe(part);

function setCurrent(address: string): void {
  for (const link of links) {
    const isCurrent = link.hash === address;
    if (isCurrent) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
    if (letters && isCurrent) letters.scrollLeft = link.offsetLeft - (letters.clientWidth - link.offsetWidth) / 2;
  }
}
