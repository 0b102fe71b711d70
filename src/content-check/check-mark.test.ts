import { expect, test } from 'vitest';
import { markMessage } from './check-mark.ts';

const inMark = (svg: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/>${svg}</svg>`;

test.each([
  ['an SVG drawing in a square', ''],
  ['an SVG drawing in a square', inMark('').replace('0 0 9 9', '0 0 9 8')],
  ['this file has: onLoad="', inMark('<path onload="alert(1)"/>')],
  ['this file has: <use>', inMark('<use href="#a"/>')],
  ['this file has: <mask>', inMark('<mask id="a"/>')],
  ['this file has: style="clip-path:', inMark('<path style="clip-path:url(#a)"/>')],
  ['this file has: style="filter:', inMark('<path style="filter:url(#a)"/>')],
  ['this file has: href="/a.svg#a"', inMark('<linearGradient href="/a.svg#a"/>')],
  ['this file has: <s:script>', inMark('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
  ['this file has: <s:namedview>', inMark('<s:namedview xmlns:s="http://sodipodi.sourceforge.net/"/>')],
  ['this file has: <x:iframe>', inMark('<x:iframe xmlns:x="http://www.w3.org/1999/xhtml" src="https://a.org"/>')],
  ['this file has: <foreignObject>', inMark('<foreignObject/>')],
  ['this file has: <a>', inMark('<a href="https://a.org"><path d="M0 0h9"/></a>')],
  ['this file has: style="fill:', inMark('<path style="fill:ur\\6c(https://a.org/a)"/>')],
  ['this file has: fill="url(https:', inMark('<path fill="url(https://a.org/a)"/>')],
  ['this file has: @\\69mport', inMark('<style>@\\69mport "https://a.org/a.css";</style>')],
  ['this file has: .a{mask:image-set', inMark('<style>.a{mask:image-set("https://a.org/a.png")}</style>')],
  ['this file has: <script>', inMark('<title><style><script>alert(1)</script></style></title>')],
  ['this file has: <?xml-stylesheet', `<?xml-stylesheet href="https://a.org/a.css"?>${inMark('')}`],
  ['this file has: ]>', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${inMark('')}`],
])('a mark is refused with its reason: %s', async (says, svg) => {
  expect(await markMessage(svg)).toContain(says);
});

/** A mark as drawing programs save it as plain SVG. */
const MARKS = {
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="40mm" height="40mm" viewBox="0 0 40 40" version="1.1" id="svg5" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
<defs id="defs2"><linearGradient id="a"><stop style="stop-color:#000000;stop-opacity:1;" offset="0" id="stop1"/></linearGradient><linearGradient xlink:href="#a" id="b" gradientUnits="userSpaceOnUse" gradientTransform="translate(1,2)" x1="0" y1="0" x2="1" y2="1"/></defs>
<g id="layer1"><path style="fill:url(#b);stroke:#000000;stroke-width:0.26px;stroke-linecap:butt" d="M 0,0 H 9 Z" id="path1" transform="matrix(1,0,0,1,2,3)"/></g></svg>`,
  Illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" width="100px" height="100px" viewBox="0 0 100 100" style="enable-background:new 0 0 100 100;" xml:space="preserve">
<style type="text/css"><![CDATA[
	.st1{fill:#231F20;stroke:#000000;stroke-miterlimit:10;}
	.cls-1{fill:none;}
]]></style>
<g data-name="Shape (1)"><rect class="cls-1" width="100" height="100"/><path class="st1" d="M0,0h9z"/><polygon class="st1" points="1,1 2,2 3,1"/></g></svg>`,
  Affinity: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="100%" height="100%" viewBox="0 0 512 512" version="1.1" xmlns="http://www.w3.org/2000/svg" xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;">
<g id="Arch" serif:id="The arch"><path d="M0,0L9,9Z"/></g></svg>`,
  Figma: `<svg width="512" height="512" viewBox="0 0 512 512" fill="none" xmlns="http://www.w3.org/2000/svg">
<g><path fill-rule="evenodd" clip-rule="evenodd" d="M0 0h9v9z" fill="url(#paint0_linear_1_2)" fill-opacity="0.5"/><rect x="1.5" y="1.5" width="9" height="9" rx="3" stroke="#1E1E1E" stroke-width="3"/></g>
<defs><linearGradient id="paint0_linear_1_2" x1="0" y1="0" x2="512" y2="512" gradientUnits="userSpaceOnUse"><stop stop-color="#D9D9D9"/><stop offset="1" stop-color="#737373" stop-opacity="0"/></linearGradient></defs>
</svg>`,
};

test.each(Object.entries(MARKS))('a mark from %s is right', async (_program, svg) => {
  expect(await markMessage(svg)).toBeUndefined();
});
