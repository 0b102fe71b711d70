import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Draws a component in the element with this id, whose `data-props` are its props, in place of the still: what the build has put
 * there cannot be used. Nothing of the document is taken over, since extensions may have changed it.
 */
export function drawIsland<Props extends object>(id: string, component: ComponentType<Props>): void {
  const island = document.getElementById(id);
  if (!island) return;
  const still = [...island.childNodes];
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    island.replaceChildren(...still);
  };
  const props: Props = JSON.parse(island.dataset.props ?? '{}');
  createRoot(island, { onUncaughtError }).render(createElement(component, props));
}
