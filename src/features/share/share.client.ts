/**
 * Where the browser can open the device's own sheet for sharing, its button takes the place of the links. If the sheet
 * fails, the links are back.
 *
 * The build writes it into the page behind them, so that neither moves anything.
 */
import '../../ui/copy.client.ts';

const button = document.querySelector<HTMLElement>('[data-share]');
const links = button?.nextElementSibling as HTMLElement | null | undefined;

if (button && links && 'share' in navigator) {
  const offerSheet = (isOffered: boolean) => {
    button.hidden = !isOffered;
    links.hidden = isOffered;
  };
  button.onclick = async () => {
    const { share: title = '', url = '' } = button.dataset;
    try {
      await navigator.share({ title, text: title, url });
    } catch (error) {
      // The visitor closed the sheet, or pressed twice.
      if (/AbortError|InvalidStateError/.test((error as DOMException).name)) return;
      offerSheet(false);
      links.querySelector('a')?.focus();
    }
  };
  offerSheet(true);
}
