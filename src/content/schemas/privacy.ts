import { z } from 'astro/zod';
import { fieldset, listOf, text } from './fields.ts';

const point = fieldset({ title: text('What you have ticked'), text: text('It is only on your device.') });
const paragraphs = listOf(text('A paragraph.'));
const known = () => z.string({ error: 'Write a few words in quotes, or "" while it is not decided.' }).trim();

/** `content/privacy.yaml`: what happens to what visitors write. Texts may name facts in braces: content/fill-in.ts. */
export const privacySchema = fieldset({
  /** Who is responsible, as a noun phrase; empty while it is not decided. */
  responsible: known(),
  /** How long messages are kept, as the end of a sentence; empty while it is not decided. */
  messagesKept: known(),
  message: paragraphs,
  /** What is stored on the device, and for how long. */
  device: listOf(point),
  /** What is stored by the page “Keep on this phone”, left out where that is not offered. */
  offlineCopy: point,
  never: paragraphs,
  deleting: paragraphs,
});

export type Privacy = z.infer<typeof privacySchema>;
