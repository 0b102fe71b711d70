import type { Locator, Page } from '@playwright/test';
import { sessionOf } from './pixels.ts';

/** What the browser tells assistive technology of an element. */
export interface Exposed {
  /** In Chromium's words: a `summary` is a `DisclosureTriangle`. */
  role: string;
  name: string;
  /** Not told at all: assistive technology does not meet the element. */
  isIgnored: boolean;
  /** Such as `expanded`, `checked`, `modal`, `live`. */
  properties: Record<string, unknown>;
}

/** Roles under which an element is offered as a button that shows and hides something. */
const DISCLOSING = new Set(['button', 'DisclosureTriangle', 'DisclosureTriangleGrouped']);

/** What Chromium's own accessibility tree says of an element, which no reading of attributes can tell. */
export async function exposed(element: Locator): Promise<Exposed> {
  await element.evaluate((node) => Object.assign(window, { exposedElement: node }));
  const client = await sessionOf(element.page());
  const { result } = await client.send('Runtime.evaluate', { expression: 'window.exposedElement' });
  const { nodes } = await client.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  const [node] = nodes;
  return {
    role: String(node?.role?.value ?? ''),
    name: String(node?.name?.value ?? '').trim(),
    isIgnored: node?.ignored ?? true,
    properties: Object.fromEntries((node?.properties ?? []).map(({ name, value }) => [name, value.value])),
  };
}

/** What is wrong with the role, the name and the told state of a button that shows and hides something. */
export async function disclosingFindings(button: Locator, isOpen: boolean): Promise<string[]> {
  const who = await inWords(button);
  const { role, name, isIgnored, properties } = await exposed(button);
  const findings: string[] = [];
  if (isIgnored || !DISCLOSING.has(role)) findings.push(`${who} is told as “${role}”, not as a button`);
  if (name === '') findings.push(`${who} has no name`);
  if (properties.expanded !== isOpen) {
    findings.push(`${who} is ${isOpen ? 'open' : 'closed'}, and told as expanded: ${properties.expanded ?? 'nothing'}`);
  }
  return findings;
}

/** An element in words: its tag and what it is called. */
export function inWords(element: Locator): Promise<string> {
  return element.first().evaluate((node) => {
    const name = node.getAttribute('aria-label') ?? node.textContent ?? '';
    return `${node.tagName.toLowerCase()} “${name.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  });
}

/** The element that has the focus, in words. */
export async function focused(page: Page): Promise<string> {
  const element = page.locator('*:focus');
  return (await element.count()) > 0 ? inWords(element) : 'no element';
}
