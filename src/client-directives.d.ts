import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * When the first view is there: src/layouts/loaded-directive.client.ts. The value is the id of the hidden element that
     * is shown if the island cannot be loaded.
     */
    'client:loaded'?: string;
  }
}
