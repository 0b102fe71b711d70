/** A colour that a style sheet sets. */
export const COLOUR = /(?<![\w-])(--[\w-]+)\s*:\s*(#(?:[0-9a-f]{8}|[0-9a-f]{6}))\s*(?:;|(?=\}))/gi;

/** The names of the colours that a style sheet sets, such as `--night-802`, with their values. */
export function coloursIn(css: string): Map<string, string> {
  return new Map([...withoutComments(css).matchAll(COLOUR)].map(([, name = '', value = '']) => [name, value]));
}

/** Blanks in their place. A comment that could end the style sheet of a page stays. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*.*?(?:\*\/|$)/gs, (comment) =>
    comment.includes('<') ? comment : comment.replace(/\S/g, ' '),
  );
}

/** The colours of the website, which a conference can change. */
export const TOKENS = 'src/styles/tokens.css';
