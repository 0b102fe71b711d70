/** At the end of every page. It shares no file with scripts of single pages: pages that are only read load none. */
import '../features/registration/registration-dialog.client.ts';
import './menus.client.ts';
import './page.client.ts';
