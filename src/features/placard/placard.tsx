import type { ReactNode } from 'react';
import { sealSeed } from '../../content/facts/seal-seed.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { committeePath } from '../../routes.ts';
import { siteUrls, withoutProtocol } from '../../shared/base-path.ts';
import { capitalise, ordinal } from '../../shared/words.ts';
import band from '../../styles/ornaments/band.svg?url';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Rosette } from '../../ui/rosette.tsx';
import foldMarks from './fold-marks.svg?raw';
import styles from './placard.module.css';

type PlacardProps = { committee: Committee; conference: Conference };

/** The field, the sheet, and how to fold it. Only the sheet is printed. */
export function Placard({ committee, conference }: PlacardProps) {
  const { portfolios } = committee;
  return (
    <div className={`wrap columns ${styles.layout}`}>
      <div className={`screen-only stack ${styles.controls}`}>
        <Field id="portfolio" label="Your portfolio" className="needs-script">
          <Input
            id="portfolio"
            type="text"
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            aria-describedby="portfolio-note"
            list={portfolios.length > 0 ? 'portfolios' : undefined}
          />
          {portfolios.length > 0 && (
            <datalist id="portfolios">
              {portfolios.map(({ name }) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          )}
          <small id="portfolio-note">
            Leave it empty to write by hand. What you type is not stored, and nothing is sent to anyone.
          </small>
        </Field>
        <p className="without-script">
          Print this page from your browser’s menu, and write your portfolio on the line.
        </p>
        <div className="needs-script">
          <Button kind="accent" data-print>
            Print the placard
          </Button>
        </div>
      </div>
      <Sheet committee={committee} conference={conference} />
      <ol className={`screen-only stack ${styles.steps}`}>
        <li>Print on A4 at 100 %, without margins. Paper of 160 g/m² or heavier stands up best.</li>
        <li>Fold at marks 1, 2 and 3, with the print on the outside.</li>
        <li>Tape the flap, 4, to the inside of the back.</li>
      </ol>
    </div>
  );
}

/** A sheet of A4 in millimetres, slightly shorter, so that no browser begins a second page. */
const WIDTH = 210;
const HEIGHT = 296.6;
/** The front and the back; base and flap are below them. */
const PANEL = 105;
/** Texts keep off the edges, which printers do not reach. */
const EDGE = 10;
const INNER = WIDTH - 2 * EDGE;
/** The code on the back, and the white around it. */
const CODE = 25;
const QUIET = 4;
const BESIDE_CODE = INNER - CODE - QUIET;
/** The committee's rosette, in the middle of each band. */
const MEDALLION = 'medallion';
const MEDALLION_RADIUS = 7;
/** Without it, screens show a seam where two tiles of a band meet. */
const OVERLAP = 0.2;
/** Width of an average letter in em, on the safe side: without script, nothing measures them. */
const WIDE = 0.62;

/** The placard: back, front, base and flap. placard.client.ts writes the portfolio and fits the large letters. */
function Sheet({ committee, conference }: PlacardProps) {
  const { slug, title, fullName } = committee;
  const url = siteUrls(conference.site)(committeePath(slug));
  const editionName = `${capitalise(ordinal(conference.edition))} edition`;
  return (
    // Firefox has the texts of an image read as well: each mark of a fold twice, and the name in pieces.
    <div className={styles.sheet} role="img" aria-label="Preview of the sheet">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} strokeWidth={0.3} aria-hidden="true">
        <rect width={WIDTH} height={HEIGHT} fill="#fff" />
        <g transform={`rotate(180 ${WIDTH / 2} ${PANEL / 2})`}>
          <Panel left={<tspan data-portfolio />} right={editionName} />
          <g id={MEDALLION} transform={`translate(${WIDTH / 2} 93.7)`}>
            {/* As attributes: a style sheet's `.sheet path` does not reach copies. */}
            <circle r={MEDALLION_RADIUS} fill="#fff" />
            <g transform={`scale(${MEDALLION_RADIUS / 490})`} fill="none" stroke="#000" strokeWidth={0.25}>
              <Rosette seed={sealSeed(committee)} hasHeart />
            </g>
          </g>
          <FittedText height={35} words={title} />
          {fullName !== title && (
            <text x={EDGE} y={76} fontSize={sizeOf(fullName, 7, BESIDE_CODE)}>
              {fullName}
            </text>
          )}
          {/* For the delegate who sits behind it. */}
          <text x={EDGE} y={85} fontSize={sizeOf(withoutProtocol(url), 4, BESIDE_CODE)}>
            {withoutProtocol(url)}
          </text>
          <QrCode text={url} x={WIDTH - EDGE - CODE} y={61} width={CODE} height={CODE} />
        </g>
        <g transform={`translate(0 ${PANEL})`}>
          <Panel left={title} right={`${conference.shortName} · ${editionName}`} />
          <use href={`#${MEDALLION}`} />
          <path d={`M${EDGE + 10} 74h${INNER - 20}`} strokeWidth={0.5} data-blank />
          <FittedText height={63} />
        </g>
        {/* Where to fold, and the folded sheet from the side. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of this folder. */}
        <g dangerouslySetInnerHTML={{ __html: foldMarks }} />
      </svg>
    </div>
  );
}

/** What both faces have: a line at the head, a band at the foot. */
function Panel({ left, right }: { left: ReactNode; right: string }) {
  const wide = INNER / 4;
  return (
    <>
      <text x={EDGE} y={13} fontSize={5} fontWeight={600}>
        {left}
      </text>
      <text x={WIDTH - EDGE} y={13} fontSize={5} fontWeight={600} textAnchor="end">
        {right}
      </text>
      <path d={`M${EDGE} 90h${INNER}M${EDGE} 97.4h${INNER}`} />
      {/* An image, because browsers print those with backgrounds turned off, too. */}
      {[0, 1, 2, 3].map((tile) => (
        <image
          key={tile}
          href={band}
          x={EDGE + tile * wide}
          y={90.9}
          width={wide + OVERLAP}
          height={5.54}
          preserveAspectRatio="none"
        />
      ))}
    </>
  );
}

/** Letters as large as the room below the head allows. @param words absent for the portfolio */
function FittedText({ words = '', height }: { words?: string; height: number }) {
  return (
    <svg x={EDGE} y={21.5} width={INNER} height={height} overflow="visible" data-fit={words} aria-hidden="true">
      <text
        className={styles.display}
        x={INNER / 2}
        y={height * 0.72}
        fontSize={sizeOf(words, height * 0.6)}
        textAnchor="middle"
      >
        {words}
      </text>
    </svg>
  );
}

function sizeOf(words: string, most: number, room = INNER): number {
  return Math.min(most, room / (WIDE * Math.max(words.length, 1)));
}
