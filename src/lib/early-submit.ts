/**
 * Looks after the contact form until its script has taken it over (`data-is-ready`): what is
 * typed is kept on the device, a form that is sent is held back and sends itself once it is
 * ready, and if that takes too long, the visitor is told.
 *
 * It imports nothing, so that the build writes it into the page: it must be there when files are
 * not. What it stores is a draft as in draft.ts.
 */
const DEADLINE_MS = 15_000;
const MAX_ADDRESS_LENGTH = 1800;

export function holdEarlySubmits(root: Document): void {
  root.addEventListener('input', ({ target }) => {
    const form = (target as Partial<HTMLInputElement>).form;
    if (!form || !isEarly(form)) return;
    form.dataset.isTyped = 'true';
    keep(form);
  });
  root.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!isEarly(form)) return;
    event.preventDefault();
    if (form.dataset.waitingSince) return;
    form.dataset.waitingSince = String(performance.now());
    setTimeout(() => isEarly(form) && tell(form, root), DEADLINE_MS);
  });
  root.addEventListener('ready', () => root.getElementById('script-missing')?.setAttribute('hidden', ''));
}

function isEarly({ dataset }: HTMLFormElement): boolean {
  return dataset.draftKey !== undefined && !dataset.isReady;
}

/** Keeps what is in the fields; what a draft holds beyond that stays in it. */
export function keep(form: HTMLFormElement): void {
  const key = form.dataset.draftKey ?? '';
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    const message = { name: '', email: '', message: '', ...stored.message, ...written(form) };
    localStorage.setItem(key, JSON.stringify({ ...stored, savedAt: Date.now(), message }));
  } catch {
    // Storage is blocked, full, or holds something else: the fields still hold the text.
  }
}

/** Says that the message was not sent, and offers other ways. From then on it does not send itself. */
function tell(form: HTMLFormElement, root: Document): void {
  delete form.dataset.waitingSince;
  const notice = root.getElementById('script-missing');
  const link = notice?.querySelector<HTMLAnchorElement>('[data-letter]');
  if (!notice || !link) return;
  const { name, email, message } = written(form);
  const body = [message, name, email]
    .filter(Boolean)
    .join('\n\n')
    .replace(/\p{Surrogate}/gu, '');
  const href = `${link.href.split('?')[0]}?subject=A%20question%20to%20the%20secretariat&body=${encodeURIComponent(body)}`;
  if (href.length <= MAX_ADDRESS_LENGTH) link.href = href;
  notice.hidden = false;
  notice.querySelector('p')?.focus();
}

/** The fields that hold something. */
function written(form: HTMLFormElement): Partial<Record<'name' | 'email' | 'message', string>> {
  const fields = [...new FormData(form)];
  return Object.fromEntries(
    fields.filter(([name, value]) => ['name', 'email', 'message'].includes(name) && value !== ''),
  );
}
