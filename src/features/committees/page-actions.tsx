import { CALENDAR_PATH } from '../../routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { linkClass } from '../../ui/link-kind.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import styles from './page-actions.module.css';
import script from './share.client.ts?inline-script';

/** What a visitor can do with a committee's page, in one quiet row at its foot. @param props `url`: its whole address */
export function PageActions({ url }: { url: string }) {
  return (
    <div className={`grid screen-only ${styles.row}`}>
      <PrintButton>Print this brief</PrintButton>
      <span data-when="before during">
        <ArrowLink href={CALENDAR_PATH} icon="calendar">
          Add to your calendar
        </ArrowLink>
      </span>
      <button type="button" className={`${linkClass('arrow')} needs-script`} data-share={url}>
        <Icon name="share" />
        <span>Share</span>
      </button>
      <span role="status" className={styles.status} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the script is a file of this folder. */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}
