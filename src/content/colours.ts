/** The definition of a colour in a style sheet. */
export const COLOUR = /(?<![\w-])(--[\w-]+)\s*:\s*(#[0-9a-f]{6})\s*(?:;|(?=\}))/gi;

/** The colours that a style sheet defines: values by name, such as `--night-802`. */
export function coloursIn(css: string): Map<string, string> {
  return new Map([...withoutComments(css).matchAll(COLOUR)].map(([, name = '', value = '']) => [name, value]));
}

/** Blanks out comments, but not those with `<`, which could end the `<style>` of a page: check-colours.ts reports them. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*.*?(?:\*\/|$)/gs, (comment) =>
    comment.includes('<') ? comment : comment.replace(/\S/g, ' '),
  );
}

/** The file of the default colours, which a conference can change. */
export const TOKENS = 'src/styles/tokens.css';
