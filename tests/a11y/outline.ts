import type { Page } from '@playwright/test';
import { sessionOf } from './pixels.ts';

/** What screen readers list of a page, in its order. */
export interface Outline {
  title: string;
  landmarks: { role: string; name: string }[];
  headings: { level: number; name: string }[];
}

const LANDMARKS = ['banner', 'navigation', 'main', 'search', 'form', 'region', 'complementary', 'contentinfo'];

/** Reads title, landmarks and headings from the browser's own accessibility tree. */
export async function outlineOf(page: Page): Promise<Outline> {
  const session = await sessionOf(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const outline: Outline = { title: await page.title(), landmarks: [], headings: [] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string) => {
    const node = byId.get(id);
    if (!node) return;
    const [role, name] = [String(node.role?.value), String(node.name?.value ?? '')];
    if (!node.ignored && LANDMARKS.includes(role)) outline.landmarks.push({ role, name });
    if (!node.ignored && role === 'heading') {
      const level = Number(node.properties?.find((property) => property.name === 'level')?.value.value);
      outline.headings.push({ level, name });
    }
    for (const child of node.childIds ?? []) read(child);
  };
  if (nodes[0]) read(nodes[0].nodeId);
  return outline;
}

/** The outline as text, one landmark or heading a line, headings set in by their level. */
export function outlineText({ title, landmarks, headings }: Outline): string {
  return [
    `# ${title}`,
    ...landmarks.map(({ role, name }) => (name ? `${role} “${name}”` : role)),
    '',
    ...headings.map(({ level, name }) => `${'  '.repeat(level - 1)}h${level} ${name}`),
    '',
  ].join('\n');
}

/** What is wrong with the outline of a page. */
export async function outlineFaults(page: Page): Promise<string[]> {
  const { title, landmarks, headings } = await outlineOf(page);
  const findings: string[] = [];
  const first = headings.filter(({ level }) => level === 1);
  if (first.length !== 1) findings.push(`${first.length} headings of level 1, and there must be one`);
  if (!/\S .*\S/.test(title)) findings.push(`the title “${title}” does not name page and site`);
  for (const [index, { level, name }] of headings.entries()) {
    if (!name) findings.push(`a heading of level ${level} without text`);
    const before = headings[index - 1]?.level ?? 0;
    if (level > before + 1) findings.push(`“${name}”: level ${level} after level ${before}`);
  }
  for (const role of ['banner', 'main', 'contentinfo'])
    if (landmarks.filter((landmark) => landmark.role === role).length > 1) findings.push(`more than one ${role}`);
  if (!landmarks.some(({ role }) => role === 'main')) findings.push('no main landmark');
  const names = landmarks.map(({ role, name }) => `${role} “${name}”`);
  for (const name of new Set(names))
    if (names.indexOf(name) !== names.lastIndexOf(name)) findings.push(`two landmarks are called ${name}`);
  return findings;
}
