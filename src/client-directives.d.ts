import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** When the first view is there: src/shell/loaded-directive.client.ts */
    'client:loaded'?: boolean;
  }
}
