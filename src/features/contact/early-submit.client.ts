/**
 * Looks after the contact form until the form's own script has taken over (`data-is-ready`). It saves what is typed.
 * It holds back a form that is sent, which the form's script then sends. If the script takes too long, it says that
 * the message was not sent: `ScriptMissing` in fallbacks.tsx.
 *
 * It imports nothing, so the build writes it into the page: it has to be there when files are not. What it stores is
 * a draft as in draft.ts.
 */
const DEADLINE_MS = 15_000;
const DRAFT_VALID_MS = 24 * 60 * 60 * 1000;
const MAX_ADDRESS_LENGTH = 1800;

export function holdEarlySubmits(root: Document): void {
  root.addEventListener('input', ({ target }) => {
    const form = (target as Partial<HTMLInputElement>).form;
    if (!form || !isEarly(form)) return;
    form.dataset.isTyped = 'true';
    saveDraft(form);
  });
  root.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    // Only a new attempt hides the report about the last one.
    for (const part of reportParts(root)) part.hidden = true;
    if (!isEarly(form)) return;
    event.preventDefault();
    if (form.dataset.waitingSince) return;
    form.dataset.waitingSince = String(performance.now());
    setTimeout(() => isEarly(form) && reportFailure(form, root), DEADLINE_MS);
  });
  root.addEventListener('click', ({ target }) => {
    const toast = (target as Element).closest<HTMLElement>('#script-missing-toast');
    if (toast && (target as Element).closest('button')) toast.hidden = true;
  });
}

function isEarly({ dataset }: HTMLFormElement): boolean {
  return dataset.draftKey !== undefined && !dataset.isReady;
}

/** Stores what the fields hold. Fields that are still empty keep what a draft of the last day holds. */
function saveDraft(form: HTMLFormElement): void {
  const key = form.dataset.draftKey ?? '';
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    const valid = Math.abs(Date.now() - stored.savedAt) <= DRAFT_VALID_MS ? stored : {};
    const message = { name: '', email: '', message: '', ...valid.message, ...filledFields(form) };
    localStorage.setItem(key, JSON.stringify({ ...valid, savedAt: Date.now(), message }));
  } catch {
    // Storage is blocked or full, or holds something else. The text is still in the fields.
  }
}

/** Says that the message was not sent, and offers other ways. The form's script no longer sends it by itself. */
function reportFailure(form: HTMLFormElement, root: Document): void {
  delete form.dataset.waitingSince;
  form.dataset.hasFailed = 'true';
  console.error('The message was not sent: the script of the form did not load.');
  const link = root.querySelector<HTMLAnchorElement>('#script-missing [data-letter]');
  if (link) link.href = letterAddress(link.href, filledFields(form));
  const [panel, toast] = reportParts(root);
  if (!panel || !toast) return;
  panel.hidden = false;
  panel.querySelector('p')?.focus();
  // A live region announces what changes in it, not what it holds when it appears.
  const words = toast.firstElementChild;
  words?.toggleAttribute('hidden', true);
  toast.hidden = false;
  root.defaultView?.requestAnimationFrame(() => words?.toggleAttribute('hidden', false));
}

function reportParts(root: Document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('#script-missing, #script-missing-toast')];
}

/** The address of an e-mail with the message filled in, or without it where it is too long. */
function letterAddress(address: string, { name, email, message }: Fields): string {
  const body = [message, name, email]
    .filter(Boolean)
    .join('\n\n')
    .replace(/\p{Surrogate}/gu, '');
  const [to = address] = address.split('?');
  const href = `${to}?subject=A%20question%20for%20the%20secretariat&body=${encodeURIComponent(body)}`;
  return href.length <= MAX_ADDRESS_LENGTH ? href : to;
}

type Fields = Partial<Record<'name' | 'email' | 'message', string>>;

/** The fields that hold something. */
function filledFields(form: HTMLFormElement): Fields {
  const fields = [...new FormData(form)];
  return Object.fromEntries(
    fields.filter(([name, value]) => ['name', 'email', 'message'].includes(name) && value !== ''),
  );
}
