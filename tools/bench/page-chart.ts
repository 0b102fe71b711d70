/** One bar of the chart and the mark on it, in milliseconds. */
export interface ChartRow {
  name: string;
  site: number;
  limit: number;
}

const WIDTH = 800;
const NAMES_WIDTH = 230;
const VALUES_WIDTH = 110;
const TOP = 64;
const ROW = 26;
const BAR = 14;
const BARS_WIDTH = WIDTH - NAMES_WIDTH - VALUES_WIDTH;

/** Draws each page's LCP as a bar, with a mark where the same page as plain HTML has its. Readable on light and dark. */
export function pageChart(rows: readonly ChartRow[]): string {
  const longest = Math.max(1, ...rows.flatMap(({ site, limit }) => [site, limit]));
  const x = (time: number) => Math.round((time / longest) * BARS_WIDTH);
  const height = TOP + rows.length * ROW + 16;
  const drawn = rows.map(({ name, site, limit }, index) => {
    const y = TOP + index * ROW;
    const mark = NAMES_WIDTH + x(limit);
    return [
      `<text x="${NAMES_WIDTH - 10}" y="${y + 12}" text-anchor="end">${escaped(name)}</text>`,
      `<rect class="site" x="${NAMES_WIDTH}" y="${y}" width="${x(site)}" height="${BAR}"/>`,
      `<path class="limit" d="M${mark} ${y - 4}v${BAR + 8}"/>`,
      `<text x="${NAMES_WIDTH + Math.max(x(site), x(limit)) + 8}" y="${y + 12}">${Math.round(site)} ms</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    '<title>Largest contentful paint of each kind of page, and of the same page as plain HTML</title>',
    '<style>text{font:13px system-ui,sans-serif;fill:#131b2e}.site{fill:#8a6d1f}.limit{stroke:#131b2e;stroke-width:2}',
    '@media (prefers-color-scheme:dark){text{fill:#e9dfc4}.site{fill:#c9a95a}.limit{stroke:#e9dfc4}}</style>',
    `<text x="${NAMES_WIDTH}" y="20">Largest contentful paint on a slow phone, empty cache</text>`,
    `<rect class="site" x="${NAMES_WIDTH}" y="32" width="24" height="${BAR}"/><text x="${NAMES_WIDTH + 32}" y="44">the page</text>`,
    `<path class="limit" d="M${NAMES_WIDTH + 120} 28v22"/><text x="${NAMES_WIDTH + 130}" y="44">the same as plain HTML</text>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
