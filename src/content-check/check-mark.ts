import { fromHtml } from 'hast-util-from-html';
import type { Metadata } from 'sharp';
import { elementsIn, type HtmlElement, type HtmlParent, nodesIn, textOf } from '../shared/html.ts';
import { sharp } from '../shared/sharp.ts';

/**
 * Shapes, groups and gradients. Texts and pictures would look different or be missing on other computers; clones, masks and
 * clips can contain one another endlessly.
 */
const ELEMENTS = words(
  'svg g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop style title desc',
);
/** Attributes of SVG and CSS, in small letters and without hyphens. */
const ATTRIBUTES = words(
  'x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathlength width height viewbox preserveaspectratio transform style gradientunits gradienttransform spreadmethod offset fill fillopacity fillrule stroke strokewidth strokeopacity strokelinecap strokelinejoin strokemiterlimit strokedasharray strokedashoffset opacity color display visibility overflow cliprule stopcolor stopopacity mixblendmode isolation paintorder vectoreffect shaperendering colorrendering colorinterpolation colorinterpolationfilters enablebackground transformorigin fontsize fontfamily fontweight',
);
/** Attributes without effect on the drawing, and the beginnings of others, such as those of drawing programs. */
const LABELS = words(
  'id classname title version baseprofile xmlspace xmllang role type focusable contentscripttype contentstyletype zoomandpan',
);
const LABEL_START = /^(?:data|aria|xmlns|inkscape|serif|sodipodi)/;
const GRADIENTS = words('linearGradient radialGradient');
const FUNCTIONS = words(
  'url rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy calc',
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Error message for a mark that is not a square drawing of shapes, or that contains scripts, links or other files. */
export async function markMessage(svg: string): Promise<string | undefined> {
  const { width = 0, height } = await sharp(Buffer.from(svg || ' '))
    .metadata()
    .catch(() => ({}) as Partial<Metadata>);
  const page = fromHtml(svg) as HtmlParent;
  const elements = elementsIn(page).filter(({ tagName }) => !/^(?:html|head|body)$/.test(tagName));
  const [drawing] = elements;
  if (width !== height || drawing?.tagName !== 'svg' || !drawing.properties.viewBox)
    return 'The mark must be an SVG drawing in a square. In your drawing program, make the page square, and save as SVG: the first tag then has, for example, viewBox="0 0 100 100".';
  const inDrawing = new Set(nodesIn(drawing));
  const around = nodesIn(page)
    .filter((node) => !inDrawing.has(node))
    .flatMap((node) =>
      node.type === 'text' ? node.value.trim() : node.type === 'comment' ? stylesheetOf(node.value) : [],
    );
  const [other] = [...around, ...elements.flatMap(disallowedParts)].filter(Boolean);
  return other
    ? `The mark must be made of shapes alone, and this file has: ${other} — in your drawing program, turn texts into paths, unlink clones, release masks and clips, remove pictures and links, and save as plain SVG.`
    : undefined;
}

/** A processing instruction before the drawing, which could load a style sheet. */
function stylesheetOf(comment: string): string {
  return comment.startsWith('?xml-') ? `<${comment}>` : '';
}

/** Elements, attributes and styles that are not allowed. */
function disallowedParts(element: HtmlElement): string[] {
  const { tagName, properties } = element;
  if (!ELEMENTS.has(tagName)) return [`<${tagName}>`];
  const other = Object.entries(properties).filter(([name, value]) => !isAllowed(tagName, name, String(value)));
  const found = other.map(([name, value]) => `${name}="${value}"`);
  return tagName === 'style' && !isPlainStyle(textOf(element)) ? [...found, textOf(element).trim()] : found;
}

function isAllowed(tagName: string, attribute: string, value: string): boolean {
  const name = attribute.toLowerCase().replace(/[:-]/g, '');
  if (LABELS.has(name) || LABEL_START.test(name)) return true;
  // A gradient may refer to another one in the file.
  if (name === 'href' || name === 'xlinkhref') return GRADIENTS.has(tagName) && value.startsWith('#');
  return ATTRIBUTES.has(name) && isPlainStyle(value);
}

/** Whether a style loads nothing: it has no at-rules, escapes, masks or filters, and only the functions of shapes. */
function isPlainStyle(css: string): boolean {
  const functions = [...css.matchAll(/([\w-]*)\(\s*["']?(.?)/g)];
  return (
    !/[\\@]|\b(?:mask|clip-path|filter)\b/i.test(css) &&
    functions.every(
      ([, name = '', first]) => FUNCTIONS.has(name.toLowerCase()) && (name.toLowerCase() !== 'url' || first === '#'),
    )
  );
}
