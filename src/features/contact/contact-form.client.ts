import { drawIsland } from '../../ui/island.client.ts';
import { ContactForm } from './contact-form.tsx';
import { makePlain } from './form-store.ts';

drawIsland('contact-form', ContactForm, makePlain);
