/**
 * Looks after the contact form until the form's own script has taken over (`data-is-ready`). It fills in a stored draft
 * and saves what is typed. It holds back a form that is sent, which the form's script then sends. If the script takes
 * too long, it says that the message was not sent: `ScriptMissing` in fallbacks.tsx.
 *
 * The build writes it into the page with what it imports: it has to be there when files are not.
 */
import { type Letter, mailtoOf } from '../../shared/mailto.ts';
import { DEADLINE_MS, readMessage } from './contact-form.ts';
import { saveDraft, storedDraft } from './draft.ts';

const draft = storedDraft();
for (const field of document.querySelectorAll<HTMLInputElement>('form[data-draft-key] [required]')) {
  const saved = draft?.message[field.name as keyof Letter];
  if (!saved) continue;
  // The browser may have filled in what was typed before a reload.
  field.value ||= saved;
  if (field.form) field.form.dataset.isRestored = 'true';
}
document.addEventListener('input', ({ target }) => {
  const form = (target as Partial<HTMLInputElement>).form;
  if (!form || !isEarly(form)) return;
  saveDraft({ message: readMessage(form), isUnconfirmed: draft?.isUnconfirmed === true, savedAt: Date.now() });
});
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  // Only a new attempt hides the report about the last one.
  for (const part of reportParts()) part.hidden = true;
  if (!isEarly(form)) return;
  event.preventDefault();
  if (form.dataset.waitingSince) return;
  form.dataset.waitingSince = String(performance.now());
  setTimeout(() => isEarly(form) && reportFailure(form), DEADLINE_MS);
});
document.addEventListener('click', ({ target }) => {
  const toast = (target as Element).closest<HTMLElement>('#script-missing-toast');
  if (toast && (target as Element).closest('button')) toast.hidden = true;
});

function isEarly({ dataset }: HTMLFormElement): boolean {
  return dataset.draftKey !== undefined && !dataset.isReady;
}

/** Says that the message was not sent, and offers other ways. The form's script no longer sends it by itself. */
function reportFailure(form: HTMLFormElement): void {
  delete form.dataset.waitingSince;
  form.dataset.hasFailed = 'true';
  console.error('The message was not sent: the script of the form did not load.');
  const link = document.querySelector<HTMLAnchorElement>('#script-missing [data-letter]');
  if (link) {
    const { pathname: email } = new URL(link.href);
    const { href, mustPaste } = mailtoOf(email, readMessage(form));
    link.href = mustPaste ? `mailto:${email}` : href;
  }
  const [panel, toast] = reportParts();
  if (!panel || !toast) return;
  panel.hidden = false;
  panel.querySelector('p')?.focus();
  // A live region announces what changes in it, not what it holds when it appears.
  const words = toast.firstElementChild;
  words?.toggleAttribute('hidden', true);
  toast.hidden = false;
  requestAnimationFrame(() => words?.toggleAttribute('hidden', false));
}

function reportParts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#script-missing, #script-missing-toast')];
}
