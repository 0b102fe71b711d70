import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders a component into the element with this id, with the props in its `data-props`. The component replaces the
 * disabled markup from the build, called the still, which is not hydrated, since extensions may have changed it.
 * @param canRecover called after an uncaught error: whether to draw the component again. Otherwise the still comes back.
 */
export function drawIsland<Props extends object>(
  id: string,
  component: ComponentType<Props>,
  canRecover = () => false,
): void {
  const island = document.getElementById(id);
  if (!island) return;
  const still = [...island.childNodes];
  const props: Props = JSON.parse(island.dataset.props ?? '{}');

  function draw(parent: HTMLElement) {
    let hasFailed = false;
    const onUncaughtError = (error: unknown) => {
      console.error(error);
      // React may report more errors while it removes what has failed.
      if (hasFailed) return;
      hasFailed = true;
      if (!canRecover()) return island?.replaceChildren(...still);
      // The component is drawn into a new element: in the old one, React might fail again.
      const next = document.createElement('div');
      island?.replaceChildren(next);
      draw(next);
    };
    createRoot(parent, { onUncaughtError }).render(createElement(component, props));
  }
  draw(island);
}
