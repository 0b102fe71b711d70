import { type Document, parseDocument } from 'yaml';

/** How the files of `content/` are written; the YAML package would fold long lines otherwise. */
const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const;

/** A Markdown file of `content/`: its fields, with their comments, and the text below them. */
export interface MarkdownFile {
  fields: Document;
  body: string;
}

export function parseMarkdown(text: string): MarkdownFile {
  const [, fields = '', body = ''] = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/.exec(text) ?? [];
  if (fields === '') throw new Error('The file does not begin with fields between two lines of three dashes.');
  return { fields: parseDocument(fields), body };
}

export function writeMarkdown({ fields, body }: MarkdownFile): string {
  return `---\n${writeYaml(fields)}---\n${body}`;
}

export function writeYaml(document: Document): string {
  return document.toString(STYLE);
}
