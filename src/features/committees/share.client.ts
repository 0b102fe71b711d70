/** Makes the button “Share” open the device’s own sheet or, where there is none, copy the address of the page. */
const button = document.querySelector<HTMLButtonElement>('[data-share]');
const status = button?.nextElementSibling;

button?.addEventListener('click', async () => {
  const url = button.dataset.share ?? '';
  if (status) status.textContent = '';
  try {
    if ('share' in navigator) await navigator.share({ title: document.title, url });
    else await copyAddress(url);
  } catch (error) {
    // The visitor closed the sheet.
    if ((error as DOMException).name !== 'AbortError') await copyAddress(url);
  }
});

async function copyAddress(url: string): Promise<void> {
  // Browsers without a clipboard, or with one that refuses, leave it to the visitor to copy the address.
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  if (status) status.textContent = isCopied ? 'Address copied' : url;
}
