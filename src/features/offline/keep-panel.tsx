import { BASE } from '../../shared/base-path.ts';
import { Button } from '../../ui/button.tsx';
import styles from './keep-panel.module.css';

const NOTES = {
  'What is kept': 'Every page with its pictures. Registration and the documents are on other websites.',
  'With a network': 'You still read the website itself. The copy stays as it is until you keep it again.',
  'On an iPhone':
    'Add the site to the Home Screen and keep it from there. Safari may delete a copy after a week without a visit.',
};

/** Keeps the site on this device, and removes it. keep.client.ts shows the buttons where they work. */
export function KeepPanel() {
  return (
    <div className={`measure ${styles.panel}`} data-keep-panel data-base={BASE}>
      <p className="without-script">
        Keeping the site needs JavaScript and a browser that allows it, which private windows often do not.
      </p>
      <div className="stack" hidden>
        <p role="status" />
        <p className="quiet" />
        <p className={`actions screen-only ${styles.buttons}`}>
          <Button kind="accent">Keep the site on this device</Button>
          <Button kind="line" hidden>
            Remove
          </Button>
        </p>
      </div>
    </div>
  );
}

/** What to know before. */
export function KeepNotes() {
  return (
    <dl className={`measure stack ${styles.notes}`}>
      {Object.entries(NOTES).map(([term, text]) => (
        <div key={term}>
          <dt className="title">{term}</dt>
          <dd className="quiet">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
