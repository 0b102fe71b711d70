import { clsx } from 'clsx';
import { ADD_TO_CALENDAR } from '../../site/conference-facts.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import styles from './page-actions.module.css';

/** What a visitor can do with a committee's page, in one quiet row at its foot. @param props `url`: its whole address */
export function PageActions({ url }: { url: string }) {
  return (
    <div className={clsx('section grid screen-only', styles.row)}>
      <div className="actions">
        <PrintButton>Print this brief</PrintButton>
        <span data-when="before during">
          <ArrowLink href={ADD_TO_CALENDAR.href} icon="calendar">
            {ADD_TO_CALENDAR.label}
          </ArrowLink>
        </span>
        <CopyButton kind="arrow" text={url} isShared>
          <Icon name="share" />
          <span>Share</span>
        </CopyButton>
      </div>
    </div>
  );
}
