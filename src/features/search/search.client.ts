import { drawIsland } from '../../ui/island.client.ts';
import { Search } from './search.tsx';

drawIsland('search', Search);
