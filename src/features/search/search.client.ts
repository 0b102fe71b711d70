import { drawIsland } from '../../ui/island.client.ts';
import { Search } from './search.tsx';

/** React fails when an extension has removed its elements. The search is then drawn again, but not for ever. */
const MAX_REDRAWS = 5;
let redraws = 0;

drawIsland('search', Search, () => ++redraws <= MAX_REDRAWS);
