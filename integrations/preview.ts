import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

const SCRIPT = new URL('./preview-clock.js', import.meta.url);

/** Shows any page of `npm run dev` at another time: `?at=2025-10-10T08:00+05:30`. No build holds anything of it. */
export function preview(): AstroIntegration {
  return {
    name: 'preview',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('head-inline', readFileSync(SCRIPT, 'utf8'));
      },
    },
  };
}
