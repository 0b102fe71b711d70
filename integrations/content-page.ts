import { fieldName, type Issue } from '../src/content/checks/issue.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#efecdf, #161d2c); --ink: light-dark(#131b2e, #e9dfc4); --rule: light-dark(#8d7a4c, #b49a5e); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 Mukta, system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font: 2.25rem/1.2 Gloock, Georgia, serif; margin: 0 0 .5rem; }
h2 { font-size: 1rem; letter-spacing: .04em; margin: 2.5rem 0 0; padding-bottom: .5rem; border-bottom: 1px solid var(--rule); overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: .75rem 0; border-bottom: 1px solid color-mix(in srgb, var(--rule) 40%, transparent); overflow-wrap: anywhere; }
b { display: block; }`;

/**
 * The page that the server of `npm run dev` shows in place of every other while the content is wrong. Vite's client
 * reloads it when a file is saved.
 * @param base path under which the site is served, with a slash at the end
 */
export function contentPage(issues: readonly Issue[], base: string): string {
  const files = [...Map.groupBy(issues, ({ file }) => file)];
  const count = issues.length === 1 ? 'One problem' : `${issues.length} problems`;
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The content has problems</title><style>${STYLE}</style>
<script type="module" src="${base}@vite/client"></script></head>
<body><main><h1>The content has problems</h1>
<p>${count} to fix. Save the file, and this page checks again by itself.</p>
${files.map(([file, list]) => `<h2>${asText(file)}</h2><ul>${list.map(itemOf).join('')}</ul>`).join('\n')}
</main></body></html>`;
}

function itemOf({ line, path = [], message }: Issue): string {
  const place = [line && `Line ${line}`, fieldName(path)].filter(Boolean).join(', ');
  return `<li>${place && `<b>${asText(place)}</b>`}${asText(message)}</li>`;
}

function asText(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
