import type { PropsWithChildren } from 'react';
import { onlyFor } from '../../content/conference-details.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { briefAnchor } from '../../routes.ts';
import { Prose } from '../../ui/prose.tsx';
import { Agenda } from './agenda.tsx';
import styles from './committee-brief.module.css';
import { DocumentAddresses } from './committee-documents.tsx';
import { Notes } from './notes.tsx';

/** A committee without its picture, printed on a separate sheet. @param children its overview */
export function CommitteeBrief({
  committee,
  dates,
  children,
}: PropsWithChildren<{ committee: Committee; dates: Conference['dates'] }>) {
  const { slug, title, fullName, agenda, openTo, body } = committee;
  return (
    <article className="section grid sheet" aria-labelledby={briefAnchor(slug)}>
      <h2 id={briefAnchor(slug)}>{title}</h2>
      <div className={styles.parts}>
        <p className="lede">{fullName}</p>
        <section>
          <h3 className="label">Agenda</h3>
          <Agenda agenda={agenda} />
          {openTo && (
            <p className="binding">
              <b>{onlyFor(openTo)}</b>
            </p>
          )}
        </section>
        <section>
          <h3 className="label">Documents</h3>
          <DocumentAddresses committee={committee} dates={dates} />
        </section>
        <section>
          <h3 className="label">Overview</h3>
          <Prose>{children}</Prose>
        </section>
        {body.children.length === 0 && <Notes className={styles.notes} />}
      </div>
    </article>
  );
}
