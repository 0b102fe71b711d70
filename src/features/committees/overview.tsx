import type { HtmlNode } from '../../shared/html.ts';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './overview.module.css';

interface OverviewProps {
  nodes: readonly HtmlNode[];
  pictures: Record<string, Picture>;
  seal: Picture | undefined;
}

/** An empty overview is shown as a seal on a line, and read aloud as “None”. */
export function Overview({ nodes, pictures, seal }: OverviewProps) {
  if (nodes.length > 0) return <Text nodes={nodes} pictures={pictures} />;
  return (
    <p className={styles.none}>
      {seal && <PictureImage picture={seal} alt="" />}
      <span className="visually-hidden">None</span>
    </p>
  );
}
