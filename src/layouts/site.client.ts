/** Inline at the end of every page, so that pages that are only read load no script file. */
import '../features/registration/registration-dialog.client.ts';
import './menus.client.ts';
import './page.client.ts';
