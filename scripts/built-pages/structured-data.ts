import { type BuiltPages, fileAt, type ListedPage, listedPages, rootOf } from './pages.ts';
import { vocabularyProblems } from './vocabulary.ts';

type Node = Record<string, unknown>;

/** Properties whose values are addresses. */
const ADDRESSES = ['@id', 'url', 'item', 'image'];

/** What each page has to say; every other listed page says where it stands. */
const REQUIRED: Record<string, string> = { 'index.html': 'WebSite', 'home.html': 'EducationEvent' };

/**
 * What is wrong with what pages tell programs: that it can be read, keeps to the vocabulary, names only
 * pages and files of the site, and gives the days of the conference.
 * @param dates first and last day, by `content/conference.yaml`
 * @param exists whether the site has a file, such as `share/about.png`
 * @param findDepartures asks the vocabulary, which takes seconds
 */
export function structuredDataProblems(
  pages: BuiltPages,
  dates: { first: string; last: string },
  exists: (file: string) => boolean,
  findDepartures = vocabularyProblems,
): string[] {
  const { listed } = listedPages(pages);
  const root = rootOf(listed);
  const graphs = new Map<string, Node>();
  const problems = [...pages].flatMap(([file, html]) => {
    const page = listed.find((one) => one.file === file);
    const texts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    if (!page) return texts.length === 0 ? [] : [`${file}: it is unlisted, but has structured data.`];
    if (texts.length !== 1) return [`${file}: ${texts.length} scripts of structured data, not one.`];
    const graph = parse(texts[0]?.[1] ?? '');
    if (!graph) return [`${file}: its structured data is no JSON.`];
    graphs.set(file, graph);
    return [...wrongAddresses(graph, root, listed, exists), ...wrongContent(page, nodesIn(graph), dates)].map(
      (problem) => `${file}: ${problem}`,
    );
  });
  return [...problems, ...findDepartures(graphs)];
}

function wrongAddresses(graph: Node, root: string, listed: ListedPage[], exists: (file: string) => boolean): string[] {
  return nodesIn(graph).flatMap((node) =>
    ADDRESSES.flatMap((property) => {
      const url = node[property];
      if (typeof url !== 'string') return [];
      const [bare = ''] = url.split('#');
      const isPage = listed.some(({ canonical }) => canonical === bare);
      const file = fileAt(bare, root);
      return isPage || (file && /\.\w+$/.test(file) && exists(file))
        ? []
        : [`${property} “${url}” is no address of the site.`];
    }),
  );
}

function wrongContent(
  { file, canonical }: ListedPage,
  nodes: Node[],
  dates: { first: string; last: string },
): string[] {
  const required = REQUIRED[file] ?? 'BreadcrumbList';
  const problems = nodes.some((node) => node['@type'] === required) ? [] : [`there is no ${required}.`];
  for (const node of nodes) {
    const crumbs = node.itemListElement as { item: string }[] | undefined;
    if (crumbs && crumbs.at(-1)?.item !== canonical) problems.push('the last breadcrumb is not the page itself.');
    if (node['@type'] !== 'EducationEvent') continue;
    const days = (node.subEvent as Node[] | undefined)?.map(({ startDate }) => startDate);
    if (node['@id'] && (node.startDate !== dates.first || node.endDate !== dates.last)) {
      problems.push(
        `the conference is from ${node.startDate} to ${node.endDate}, not ${dates.first} to ${dates.last}.`,
      );
    }
    if (days && (days[0] !== dates.first || days.at(-1) !== dates.last)) problems.push('its days are others.');
  }
  return problems;
}

function parse(text: string): Node | undefined {
  try {
    return JSON.parse(text) as Node;
  } catch {
    return undefined;
  }
}

/** The node and every node within it. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}
