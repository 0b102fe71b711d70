import { ELEMENT_NODE, parse, renderSync, walkSync } from 'ultrahtml';
import { isExternal, withBase } from '../shared/base-path.ts';

const NEW_TAB = '<span class="visually-hidden"> (opens in a new tab)</span>';

/**
 * Links and pictures of rendered Markdown as `ui/link.tsx` writes them: below the base path, and other sites in a new
 * tab.
 * @param base path under which the site is published, such as `/mun`, or nothing
 */
export function finishLinks(html: string, base: string): string {
  const tree = parse(html);
  walkSync(tree, (node) => {
    if (node.type !== ELEMENT_NODE) return;
    for (const name of ['href', 'src']) {
      const address = node.attributes[name];
      if (address) node.attributes[name] = withBase(address, base);
    }
    if (node.name !== 'a' || !isExternal(node.attributes.href ?? '')) return;
    Object.assign(node.attributes, { target: '_blank', rel: 'noopener noreferrer' });
    node.children.push(...parse(NEW_TAB).children);
  });
  return renderSync(tree);
}
