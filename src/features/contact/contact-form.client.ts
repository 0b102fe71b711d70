import { drawIsland } from '../../ui/island.client.ts';
import { ContactForm } from './contact-form.tsx';

drawIsland('contact-form', ContactForm);
