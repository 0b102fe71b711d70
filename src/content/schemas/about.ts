import { fieldset, text, wholeNumber } from './fields.ts';

/** Front matter of `content/about/NAME.md`: a section of the About page, its text below. */
export const aboutSchema = fieldset({
  order: wholeNumber(1).positive(),
  title: text('The school'),
});
