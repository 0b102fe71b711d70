import type { Committee } from '../../content/schemas/committee.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { Button } from '../../ui/button.tsx';
import styles from './placard.module.css';
import { Sheet } from './sheet.tsx';

/** The field, the sheet, and how to fold it. Only the sheet is printed. */
export function Placard({ committee, conference }: { committee: Committee; conference: Conference }) {
  const { portfolios } = committee;
  return (
    <div className={`wrap columns ${styles.layout}`}>
      <div className={`screen-only ${styles.controls}`}>
        <div className="needs-script field">
          <label htmlFor="portfolio">Your portfolio</label>
          <input
            className="input"
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
          <small className="quiet" id="portfolio-note">
            Leave it empty to write by hand. What you type is not stored, and nothing is sent to anyone.
          </small>
        </div>
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
      <ol className={`screen-only ${styles.steps}`}>
        <li>Print on A4 at 100 %, without margins. Paper of 160 g or more stays up best.</li>
        <li>Fold at the marks 1, 2 and 3, with the print outside.</li>
        <li>Tape the flap, 4, to the inside of the back.</li>
      </ol>
    </div>
  );
}
