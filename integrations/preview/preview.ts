import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { conferenceSchema } from '../../src/content/schemas/conference.ts';
import { phaseAttributes } from '../../src/shared/phases.ts';
import { believe } from './believe.ts';
import { phaseMoments, readMoment, writeMoment } from './moment.ts';

const STYLE = `
#preview-bar { position: sticky; bottom: 0; z-index: 9; display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-items: center; padding: .25rem 1rem; background: #0d1527; color: #efe6cf; border-top: 1px solid #b49a5e; font: 1rem/1.5 Mukta, system-ui, sans-serif; }
#preview-bar a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; }
#preview-bar a[aria-current] { text-decoration: none; font-weight: 600; }`;

/**
 * Shows any page of `npm run dev` at another time: `?at=2025-10-10T08:00+05:30`. It changes what the server sends,
 * and no file of the site, so that no build can hold anything of it.
 * @param folder of the content, where the dates are
 */
export function preview(folder: string): AstroIntegration {
  return {
    name: 'preview',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
          const written = searchParams.get('at');
          if (written !== null && request.headers.accept?.includes('text/html'))
            rewrite(response, (html) => withPreview(html, written, pathname, folder));
          next();
        });
      },
    },
  };
}

/** A page as it is at another time, with a bar that says so. */
export function withPreview(html: string, written: string, path: string, folder: string): string {
  const { dates, timeZone } = conferenceSchema.parse(parse(readFileSync(`${folder}/conference.yaml`, 'utf8')));
  const boundaries = phaseAttributes(dates, timeZone, 0)['data-phase-boundaries'].split(' ').map(Number);
  const asked = readMoment(written);
  const shown = 'moment' in asked ? writeMoment(asked.moment, timeZone) : undefined;
  const script = 'moment' in asked ? `<script>(${believe})(${asked.moment}, ${JSON.stringify(shown)})</script>` : '';
  const links = phaseMoments(boundaries).map(({ label, moment }) => {
    const at = writeMoment(moment, timeZone);
    return `<a href="${path}?at=${encodeURIComponent(at)}"${at === shown ? ' aria-current="true"' : ''}>${label}</a>`;
  });
  const words = 'moment' in asked ? `Shown as at ${shown?.replace('T', ', ')}` : asText(asked.message);
  const bar = `<div id="preview-bar" role="region" aria-label="Preview"><span>${words}</span>${links.join('')}<a href="${path}">Now</a></div>`;
  return html
    .replace(/<head[^>]*>/, (head) => `${head}${script}<style>${STYLE}</style>`)
    .replace('</body>', () => `${bar}</body>`);
}

/** Holds a response back until it is whole, and sends it changed. */
function rewrite(response: ServerResponse, change: (html: string) => string): void {
  const chunks: Buffer[] = [];
  const send = response.end.bind(response);
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  response.write = ((chunk: unknown) => {
    keep(chunk);
    return true;
  }) as ServerResponse['write'];
  response.end = ((chunk: unknown) => {
    keep(chunk);
    const html = Buffer.concat(chunks).toString('utf8');
    return send(/<head[ >]/.test(html) ? change(html) : html);
  }) as ServerResponse['end'];
}

function asText(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
