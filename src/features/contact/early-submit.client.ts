/**
 * Takes over the contact form until the form's own script is there (`data-is-ready`). It fills in a stored draft
 * and saves what is typed. It holds back a form that is sent, which the form's script then sends. If the script takes
 * too long, it says that the message was not sent: `ScriptMissing` in contact-page.tsx.
 *
 * The build writes it into the page with what it imports: it has to be there when files are not.
 */

import { removeSharedDraft, saveDraft, storedDraft } from './draft.ts';
import { DEADLINE_MS, FIELDS, readMessage } from './message.ts';
import { mailtoOf } from './message-as-text.ts';

const form = document.querySelector<HTMLFormElement>('#contact-form');
const report = document.querySelector<HTMLElement>('#script-missing');
if (form && report) takeOver(form, report);
removeSharedDraft();

function takeOver(form: HTMLFormElement, report: HTMLElement): void {
  const draft = storedDraft();
  for (const name of FIELDS) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    if (!draft?.message[name]) continue;
    // The browser may have filled in what was typed before a reload.
    field.value ||= draft.message[name];
    form.dataset.isRestored = 'true';
  }
  form.addEventListener('input', () => {
    if (form.dataset.isReady) return;
    saveDraft({ message: readMessage(form), isUnconfirmed: draft?.isUnconfirmed === true });
  });
  form.addEventListener('submit', (event) => {
    // Only a new attempt hides the report about the last one.
    report.hidden = true;
    if (form.dataset.isReady) return;
    event.preventDefault();
    if (form.dataset.waitingSince) return;
    form.dataset.waitingSince = String(performance.now());
    setTimeout(() => form.dataset.isReady || reportFailure(form, report), DEADLINE_MS);
  });
}

/** Says that the message was not sent, and offers other ways. The form's script no longer sends it by itself. */
function reportFailure(form: HTMLFormElement, report: HTMLElement): void {
  delete form.dataset.waitingSince;
  form.dataset.hasFailed = 'true';
  console.error('The message was not sent: the script of the form did not load.');
  const link = report.querySelector<HTMLAnchorElement>('[data-mailto]');
  if (link) {
    const { pathname: email } = new URL(link.href);
    const { href, mustPaste } = mailtoOf(email, readMessage(form));
    link.href = mustPaste ? `mailto:${email}` : href;
  }
  const toast = report.querySelector<HTMLElement>('[role="status"] > *');
  if (!toast) return;
  toast.querySelector('button')?.addEventListener('click', () => toast.toggleAttribute('hidden', true));
  // A live region announces what changes in it, not what it holds when it appears.
  toast.hidden = true;
  report.hidden = false;
  requestAnimationFrame(() => toast.toggleAttribute('hidden', false));
  report.querySelector('p')?.focus();
}
