import sharp, { type OverlayOptions } from 'sharp';
import facade from '../components/home/facade-wide.svg?raw';
import { findPictureFile } from '../lib/pictures.ts';
import arch from '../styles/ornaments/arch.svg?raw';
import band from '../styles/ornaments/band.svg?raw';
import logo from '../styles/ornaments/logo.svg?raw';
import rosette from '../styles/ornaments/rosette.svg?raw';
import type { Artwork } from './cards.ts';
import { sealDrawing, sunDrawing } from './guilloche.ts';
import type { Place } from './layout.ts';
import { COLOURS, type Colours, type Ground } from './look.ts';

/** What is laid on a card's ground, one above the other, to draw its artwork. It stands on the lower edge of its place. */
export async function drawArtwork(artwork: Artwork, ground: Ground, place: Place): Promise<OverlayOptions[]> {
  const colours = COLOURS[ground];
  const isNight = ground === 'midnight';
  switch (artwork.kind) {
    case 'arch':
      return drawArch(ground, place);
    case 'facade':
      return [vector(facadeDrawing(colours), place)];
    case 'emblem':
      return [await picture(artwork.image, isNight, place, 'inside')];
    case 'plate':
      return [plateGround(colours, place), await picture(artwork.image, isNight, place, 'cover')];
    case 'seal':
      return [plateGround(colours, place), vector(sealDrawing(artwork.slug, colours('engraving')), place)];
    case 'rosette': {
      const size = place.height * 0.46;
      const gate = {
        left: place.left + (place.width - size) / 2,
        top: place.top + place.height - size * 0.95,
        width: size,
        height: size,
      };
      return [
        vector(sunDrawing(artwork.seed, colours('ornament')), place),
        vector(inked(logo, colours('label')), gate),
      ];
    }
  }
}

/** The guilloche band that closes the head of every page, along the whole of its place. */
export function drawBand(ground: Ground, place: Place): OverlayOptions {
  const lines = /<g[\s\S]*<\/g>/.exec(band)?.[0] ?? '';
  const { width, height } = place;
  const pattern = `<pattern id="p" width="${(240 * height) / 28}" height="${height}" patternUnits="userSpaceOnUse" viewBox="0 0 240 28">${lines}</pattern>`;
  return vector(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${COLOURS[ground]('ornament')}"><defs>${pattern}</defs><path d="M0 0h${width}v${height}H0z" fill="url(#p)" stroke="none"/></svg>`,
    place,
  );
}

/** The emblem in brass. */
export function drawLogo(place: Place): OverlayOptions {
  return vector(inked(logo, COLOURS.midnight('label')), place);
}

/** A rectangle of one colour. */
export function plain(background: string, { left, top, width, height }: Place): OverlayOptions {
  return { input: { create: { width, height, channels: 3, background } }, left, top };
}

/** Proportions as on the splash page and on the About page. */
async function drawArch(ground: Ground, place: Place): Promise<OverlayOptions[]> {
  const { left, top, width, height } = place;
  const isNight = ground === 'midnight';
  const ink = COLOURS[ground](isNight ? 'ornament' : 'engraving');
  const size = height * 0.44;
  const halo = { left: left + (width - size) / 2, top: top + (height - size) * 0.58, width: size, height: size };
  const statueHeight = height * 0.73;
  const statue = { ...place, top: top + height * 0.996 - statueHeight, height: statueHeight };
  return [
    ...(isNight ? [vector(inked(rosette, ink).replace('<svg', '<svg opacity=".4"'), halo)] : []),
    vector(inked(arch, ink), place),
    // Each print of the statue has the colour of its ground within its outline.
    await picture(isNight ? '/images/statue-splash.webp' : '/images/statue.webp', false, statue, 'inside'),
  ];
}

function facadeDrawing(colours: Colours): string {
  const style = `<style>.solid{fill:${colours('surface')}}.plain{stroke:none}</style>`;
  return inked(facade, colours('engraving')).replace(/^<svg[^>]*>/, (root) => root + style);
}

function plateGround(colours: Colours, place: Place): OverlayOptions {
  return plain(colours('surface-raised'), place);
}

async function picture(path: string, isNight: boolean, place: Place, fit: 'inside' | 'cover'): Promise<OverlayOptions> {
  const { left, top, width, height } = rounded(place);
  const file = await findPictureFile(path, isNight, width);
  const { data, info } = await sharp(file)
    .resize(width, height, { fit })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: 4 },
    left: left + Math.round((width - info.width) / 2),
    top: top + height - info.height,
  };
}

function vector(svg: string, place: Place): OverlayOptions {
  const { left, top, width, height } = rounded(place);
  const sized = svg.replace(/^<svg[^>]*>/, (root) =>
    root.replace(/ (width|height)="[^"]*"/g, '').replace('<svg', `<svg width="${width}" height="${height}"`),
  );
  return { input: Buffer.from(sized), left, top };
}

/** A drawing that takes the colour of what is around it, in a colour. */
function inked(svg: string, colour: string): string {
  return svg.replace('<svg', `<svg color="${colour}"`);
}

function rounded({ left, top, width, height }: Place): Place {
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
}
