import { fromHtml } from 'hast-util-from-html';
import type { Metadata } from 'sharp';
import { elementsIn, type HtmlElement, type HtmlParent, nodesIn, textOf } from '../shared/html.ts';
import { sharp } from '../shared/sharp.ts';

/** Shapes, groups and gradients, and what holds them. Texts and pictures other computers draw otherwise or not at all. */
const ELEMENTS = words(
  'svg g defs symbol use clipPath mask path rect circle ellipse line polyline polygon linearGradient radialGradient stop style title desc metadata',
);
/** Notes of drawing programs, which have a prefix. */
const NOTES = words(
  'namedview grid guide page path-effect perspective rdf work format type title creator contributor publisher agent rights license permits requires prohibits date description language subject bag li identifier source relation coverage pgf pgfref aipgf aipgfref sfw slices slicesourcebounds',
);
const TEXT_ONLY = words('style title desc');
/** Attributes as style sheets and the specification of SVG have them, without capitals and hyphens. */
const ATTRIBUTES = words(
  'x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathlength width height viewbox preserveaspectratio transform style gradientunits gradienttransform spreadmethod offset clippathunits maskunits maskcontentunits href xlinkhref fill fillopacity fillrule stroke strokewidth strokeopacity strokelinecap strokelinejoin strokemiterlimit strokedasharray strokedashoffset opacity color display visibility overflow cliprule clippath mask masktype stopcolor stopopacity mixblendmode isolation paintorder vectoreffect shaperendering colorrendering colorinterpolation colorinterpolationfilters imagerendering textrendering enablebackground transformorigin fontsize fontfamily fontweight',
);
/** Attributes that say nothing to a browser. */
const LABELS = words(
  'id classname title version baseprofile xmlns xmlspace xmllang role type focusable contentscripttype contentstyletype zoomandpan',
);
const FUNCTIONS = words(
  'url rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy calc',
);
/** A drawing may refer to its parts many times, and they to theirs: browsers draw each again. */
const MOST_ELEMENTS = 10_000;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** What is wrong with a mark: it is a square drawing of shapes, in which nothing runs, loads or leads elsewhere. */
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
  const [other] = [...around, ...elements.flatMap(otherThings)].filter(Boolean);
  if (other)
    return `The mark must be made of shapes alone, and this file has: ${other} — in your drawing program, turn texts into paths, remove pictures and links, and save as plain SVG.`;
  return countDrawn(drawing, elements) <= MOST_ELEMENTS
    ? undefined
    : `The mark has more than ${MOST_ELEMENTS} parts, or parts that contain themselves. Make it simpler: it is shown small.`;
}

/** An instruction before the drawing that loads a style sheet. */
function stylesheetOf(comment: string): string {
  return comment.startsWith('?xml-') ? `<${comment}>` : '';
}

/** What an element is or has that does not belong in a drawing of shapes. */
function otherThings(element: HtmlElement): string[] {
  const { tagName, properties } = element;
  const [, prefix, name = ''] = /^(?:(.*):)?(.*)$/.exec(tagName) ?? [];
  if (prefix ? !NOTES.has(name.toLowerCase()) : !ELEMENTS.has(name)) return [`<${tagName}>`];
  if (TEXT_ONLY.has(name) && elementsIn(element).length > 0) return [`<${tagName}> around other tags`];
  const attributes = Object.entries(properties).filter(
    ([name, value]) => !(prefix ? isOfNote(name) : isOfShape(name, String(value))),
  );
  const found = attributes.map(([name, value]) => `${name}="${value}"`);
  return name === 'style' && !isPlainStyle(textOf(element)) ? [...found, textOf(element).trim()] : found;
}

/** Whatever a program notes: but under another name a note could be an element of HTML, with attributes that do something. */
function isOfNote(attribute: string): boolean {
  return !/^(?:on|style|src|href)|:(?:href|base)$/i.test(attribute);
}

function isOfShape(attribute: string, value: string): boolean {
  const name = attribute.toLowerCase().replace(/^:|-/g, '');
  // Browsers know no attribute of another program, but those that lead elsewhere have any prefix.
  if (name.includes(':')) return !/:(?:href|base)$/.test(name);
  if (LABELS.has(name) || /^(?:data|aria|xmlns)/.test(name)) return true;
  if (name.endsWith('href')) return value.startsWith('#');
  return ATTRIBUTES.has(name) && isPlainStyle(value);
}

/** Whether a style loads nothing: it has no rules that do, no signs that hide its words, and no functions but those of shapes. */
function isPlainStyle(css: string): boolean {
  const functions = [...css.matchAll(/([\w-]*)\(\s*["']?(.?)/g)];
  return (
    !/[\\@]/.test(css) &&
    functions.every(
      ([, name = '', first]) => FUNCTIONS.has(name.toLowerCase()) && (name.toLowerCase() !== 'url' || first === '#'),
    )
  );
}

/** How many elements a browser draws, those that others refer to each time. */
function countDrawn(drawing: HtmlElement, elements: HtmlElement[]): number {
  const byId = new Map(elements.map((element) => [element.properties.id, element]));
  const sheets = elements.filter(({ tagName }) => tagName === 'style').map(textOf);
  const rules = [...sheets.join('\n').matchAll(/([^{}]*)\{([^{}]*)\}/g)];
  const referredTo = (element: HtmlElement) => {
    const { className, ...properties } = element.properties;
    const classes = [className].flat().map((name) => `.${name}`);
    const styles = rules.flatMap(([, selector = '', style = '']) =>
      !selector.includes('.') || classes.some((name) => selector.includes(name)) ? style : [],
    );
    const ids = [...Object.values(properties), ...styles].flatMap((value) =>
      [...String(value).matchAll(/(?:^|url\(\s*["']?)#([^"')\s]+)/g)].map(([, id]) => id),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  const counted = new Map<HtmlElement, number>();
  const count = (element: HtmlElement): number => {
    const known = counted.get(element);
    if (known !== undefined) return known;
    // One that contains itself never ends.
    counted.set(element, Infinity);
    const children = element.children.filter((child) => child.type === 'element');
    const drawn = [...children, ...referredTo(element)].reduce((sum, part) => sum + count(part), 1);
    counted.set(element, drawn);
    return drawn;
  };
  return count(drawing);
}
