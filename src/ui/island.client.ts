import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders a component into the element with this id, with the props in its `data-props`, and replaces the still: the disabled
 * markup from the build. The still is not hydrated, since extensions may have changed it.
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
