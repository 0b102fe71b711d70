/**
 * Runs in the head of every page: shows what is true now before the page is painted, also while it is still arriving.
 * The phase may have changed since the build.
 */
import { showPhase } from '../phase/phase.client.ts';

const root = document.documentElement;
const show = () => showPhase(root, Date.now());
show();
const arriving = new MutationObserver(show);
arriving.observe(root, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => arriving.disconnect());
