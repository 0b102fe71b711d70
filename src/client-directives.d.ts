import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** When the first view is there: src/lib/loaded-directive.ts. */
    'client:loaded'?: boolean;
  }
}
