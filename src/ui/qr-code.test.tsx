import decodeQr from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

test.each([
  'https://mun.example.org/guidelines',
  'https://mun.example.org/committees/akbars-ibadat-khana',
  'https://a-school-with-a-long-name.github.io/model-united-nations/committees/disarmament-and-security',
])('what is drawn reads as %s', async (address) => {
  const svg = renderToStaticMarkup(
    <QrCode text={address} xmlns="http://www.w3.org/2000/svg" width={200} height={200} />,
  );
  // The white around it is outside of the drawing.
  const { data, info } = await sharp(Buffer.from(svg))
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQr({ width: info.width, height: info.height, data })).toBe(address);
});
