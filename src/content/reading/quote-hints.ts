import { quoted } from './broken-line.ts';

/** For one kind of value that YAML does not read as the text that was meant: what to write instead. */
type QuoteHint = (value: unknown) => string | undefined;

/** What a field expects, and the message of its schema. */
interface Expected {
  isText: boolean;
  message: string;
}

/** Text becomes a list: `[Draft] Agenda`, or `- Agenda`. */
const asList: QuoteHint = (value) => {
  if (!Array.isArray(value)) return undefined;
  return value.every((item) => typeof item === 'string')
    ? `Text that begins with a bracket or a dash becomes a list. Put it in quotes: ${quoted(`[${value.join(', ')}]`)}`
    : 'This is a list, and one text belongs here. Write it on one line, in quotes if it begins with a bracket or a dash.';
};

/** Text becomes a group of one field: `{city}`, or `The sea: a border`. */
const asGroup: QuoteHint = (value) => {
  const [pair, ...others] = typeof value === 'object' && value ? Object.entries(value) : [];
  if (!pair || others.length > 0) return undefined;
  const [name, text] = pair;
  return text === null
    ? `Text that begins with { needs quotes around it: ${quoted(`{${name}}`)}`
    : `Put text that contains a colon and a space in 'single quotes': '${name}: ${text}'.`;
};

const asNumber: QuoteHint = (value) =>
  typeof value === 'number' ? `${value} is read as a number, not as text. Put it in quotes: "${value}".` : undefined;

const asYesOrNo: QuoteHint = (value) =>
  typeof value === 'boolean'
    ? `${value} is read as a yes or no, not as text. Put it in quotes: "${value}".`
    : undefined;

/** How to quote a value so that it becomes the text that was meant; nothing if quotes are not its problem. */
export function quoteHint(value: unknown, { isText, message }: Expected): string | undefined {
  const [, inner] = /^\s*[“”„‘’«]([^“”„‘’«»\n]+)[“”‘’»'"]\s*$/.exec(String(value)) ?? [];
  if (inner && !/curly/.test(message))
    return `This is in curly quotes, which become part of the text. Write it with straight ones: "${inner}".`;
  if (!isText) return undefined;
  const group = asList(value) ?? asGroup(value);
  if (group) return group;
  // Keep the field’s own message if it already mentions quotes, as that of a telephone number does.
  return /quotes/.test(message) ? undefined : (asNumber(value) ?? asYesOrNo(value));
}
