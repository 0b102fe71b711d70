import type { Defect } from './defects/defect.ts';
import { keyboardDefects } from './defects/keyboard.ts';
import { lookDefects } from './defects/look.ts';
import { markupDefects } from './defects/markup.ts';
import { widgetDefects } from './defects/widgets.ts';

/** All faults of the negative control, grouped by what is broken. */
export const DEFECTS: Defect[] = [...markupDefects, ...keyboardDefects, ...lookDefects, ...widgetDefects];
