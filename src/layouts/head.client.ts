/** Runs on every page before it is painted. The phase may have changed since the build. */
import { removeExpiredDraft } from '../features/contact/draft.ts';
import { markPhase } from '../shared/phases.ts';

markPhase(document.documentElement, Date.now());
// On every page, since the visitor may never open the form again.
removeExpiredDraft();
