/** This script is inline at the end of every page, so that pages without form or search load no script file. */
import '../features/registration/registration-dialog.client.ts';
import './menus.client.ts';
import './page.client.ts';
