import type { HtmlNode } from '../../shared/html.ts';
import type { Picture } from '../../ui/picture-image.tsx';
import { Text } from '../../ui/text.tsx';

/** An empty overview is shown as a dash, and read aloud as “None”. */
export function Overview({ nodes, pictures }: { nodes: readonly HtmlNode[]; pictures: Record<string, Picture> }) {
  if (nodes.length > 0) return <Text nodes={nodes} pictures={pictures} />;
  return (
    <p>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">None</span>
    </p>
  );
}
