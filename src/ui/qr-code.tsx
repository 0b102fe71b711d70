import encodeQr from 'qr';
import type { SVGAttributes } from 'react';

/** White around a code, in modules, by which readers find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A QR code for paper: dark on light, whatever is around it. Its size is that of the code itself, so that it aligns with
 * what is above and below; the white around it is outside. What it says should be written beside it.
 */
export function QrCode({ text, ...attributes }: SVGAttributes<SVGSVGElement> & { text: string }) {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const whole = rows.length;
  const code = whole - 2 * QUIET_ZONE;
  return (
    <svg viewBox={`${QUIET_ZONE} ${QUIET_ZONE} ${code} ${code}`} overflow="visible" aria-hidden="true" {...attributes}>
      <rect width={whole} height={whole} fill="#fff" />
      {/* Rows overlap a little: where they only touch, paper shows through. */}
      <path stroke="#000" strokeWidth={1.05} d={rows.map(drawRow).join('')} />
    </svg>
  );
}

/** The dark modules of a row, as lines along its middle. */
function drawRow(row: boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  const runs = modules.trimEnd().match(/#+| +/g) ?? [];
  const line = runs.map((run) => (run.startsWith('#') ? `h${run.length}` : `m${run.length} 0`));
  return line.length > 0 ? `M0 ${y}.5${line.join('')}` : '';
}
