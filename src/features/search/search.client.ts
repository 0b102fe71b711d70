import { drawIsland } from '../../ui/island.client.ts';
import { Search } from './search.tsx';

/** The search is drawn again, with the query in the address, after an extension has removed what React removes next. */
const MAX_REDRAWS = 5;
let redraws = 0;

drawIsland('search', Search, () => ++redraws <= MAX_REDRAWS);
