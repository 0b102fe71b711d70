/** What every page runs before anything is painted. The page may have been built in another phase than it is read in. */
import { removeExpiredDraft } from '../features/contact/draft.ts';
import { markPhase } from '../shared/phases.ts';

markPhase(document.documentElement, Date.now());
// On every page, since whoever wrote an expired draft may never open the form again.
removeExpiredDraft();
