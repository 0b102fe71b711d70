/** Runs on every page before it is painted. The phase may have changed since the build. */
import { markPhase } from '../phase/phase.client.ts';

markPhase(document.documentElement, Date.now());
