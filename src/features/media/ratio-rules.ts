interface Shape {
  width: number;
  height: number;
}

/** The shape of a picture as `data-ratio` names it. */
export function ratioOf({ width, height }: Shape): string {
  return (width / height).toFixed(3);
}

/** A rule for each shape: the style sheet works with `--ratio`, and the security policy allows no `style` attribute. */
export function ratioRules(shapes: Shape[]): string {
  return [...new Set(shapes.map(ratioOf))].map((ratio) => `[data-ratio="${ratio}"]{--ratio:${ratio}}`).join('');
}
