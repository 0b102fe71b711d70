import type { HtmlElement, HtmlNode, HtmlParent } from '../shared/html.ts';
import type { Picture } from './picture-image.tsx';
import { Prose } from './prose.tsx';
import { Section } from './section.tsx';
import { Text } from './text.tsx';

/** A Markdown text as sections: each heading of level 2 begins one. */
export function TextSections({ body, pictures }: { body: HtmlParent; pictures: Record<string, Picture> }) {
  const sections: { heading?: HtmlElement; nodes: HtmlNode[] }[] = [{ nodes: [] }];
  for (const node of body.children) {
    if (node.type === 'element' && node.tagName === 'h2') sections.push({ heading: node, nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  const shown = sections.filter(({ heading, nodes }) => heading || nodes.length > 0);
  return (
    <div className="wrap">
      {shown.map(({ heading, nodes }) => {
        const id = heading && String(heading.properties.id);
        return (
          <Section key={id} id={id} title={heading && <Text nodes={heading.children} />}>
            <Prose>
              <Text nodes={nodes} pictures={pictures} />
            </Prose>
          </Section>
        );
      })}
    </div>
  );
}
