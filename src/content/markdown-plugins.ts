import type { HastPluginDefinition } from 'satteri';
import { isExternal, NEW_TAB, withBase } from '../shared/base-path.ts';

/** Markup in a text stays text, so that nothing that the content says can become an element of a page, or run. */
export const markupAsText: HastPluginDefinition = {
  name: 'markup-as-text',
  raw: ({ value }) => ({ type: 'text', value }),
};

/**
 * The links of a text as `ui/link.tsx` writes them: below the base path, and other sites in a new tab.
 * @param base path under which the site is published, such as `/mun`, or nothing
 */
export function finishLinks(base: string): HastPluginDefinition {
  return {
    name: 'finish-links',
    element: {
      filter: ['a'],
      visit(link, tree) {
        const address = String(link.properties.href);
        tree.setProperty(link, 'href', withBase(address, base));
        if (!isExternal(address)) return;
        for (const [name, value] of Object.entries(NEW_TAB.attributes)) tree.setProperty(link, name, value);
        tree.appendChild(link, {
          type: 'element',
          tagName: 'span',
          properties: { className: ['visually-hidden'] },
          children: [{ type: 'text', value: NEW_TAB.hint }],
        });
      },
    },
  };
}
