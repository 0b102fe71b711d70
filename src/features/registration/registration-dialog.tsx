import type { SiteContent } from '../../content/collections.ts';
import { ANCHORS, questionAnchor, routes } from '../../routes.ts';
import { withBase } from '../../shared/base-path.ts';
import { Button } from '../../ui/button.tsx';
import { Divider } from '../../ui/divider.tsx';
import { Link } from '../../ui/link.tsx';
import { RegistrationClosed, RegistrationOpen } from '../../ui/registration.tsx';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import styles from './registration-dialog.module.css';

export function RegistrationDialog({ conference, parents }: Pick<SiteContent, 'conference' | 'parents'>) {
  const { registration, registrationNotes } = conference;
  // If there are no registration forms, the registration buttons lead to the contact page.
  if (registration.length === 0) return <form id={ANCHORS.openRegistration} action={withBase(routes.contact)} hidden />;
  // Teachers find a link to what concerns a delegation: on the page for parents, the question that links to the briefs.
  const delegation = parents.questions.findIndex(({ shows }) => shows === 'briefs');
  return (
    <>
      <form id={ANCHORS.openRegistration} action={`#${ANCHORS.registration}`} hidden />
      <dialog
        className={styles.dialog}
        id={ANCHORS.registration}
        aria-labelledby={ANCHORS.registrationTitle}
        aria-describedby={ANCHORS.registrationNote}
      >
        <div className={styles.inner}>
          <Divider className={styles.divider} />
          <div>
            <h2 id={ANCHORS.registrationTitle}>Choose Registration Type</h2>
            {/* The description of the dialog is this element, whose hidden notes are left out. A note named by
                `aria-describedby` itself would be read aloud even while it is hidden. */}
            <div id={ANCHORS.registrationNote} className={styles.notes}>
              <RegistrationClosed conference={conference} />
              <span data-when="during">{registrationNotes.during}</span>
              <span data-when="after">{registrationNotes.after}</span>
            </div>
          </div>
          <RuledList>
            {registration.map(({ title, note, url }) => (
              <LinkRow key={url} title={title} note={note} url={url} />
            ))}
          </RuledList>
          <RegistrationOpen conference={conference} />
          {delegation >= 0 && (
            <p className="quiet small" data-when="before">
              Before you open a school form:{' '}
              <Link className="target link" href={`${routes.parents}#${questionAnchor(delegation)}`}>
                what to have ready
              </Link>
            </p>
          )}
          <form className={styles.close} action="#">
            <Button kind="line" type="submit">
              Close
            </Button>
          </form>
        </div>
      </dialog>
    </>
  );
}
