import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { committeePath } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';
import { type PicturedCommittee, Thumbnail } from './committee-picture.tsx';
import styles from './committee-teaser.module.css';

interface CommitteeTeaserProps {
  committee: PicturedCommittee;
  label?: ReactNode;
  title: string | undefined;
  note: string;
  rel?: 'prev' | 'next';
}

/** A link to a committee: its picture with a title and a note beside it. The custom property `--picture` sets the width. */
export function CommitteeTeaser({ committee, label, title, note, rel }: CommitteeTeaserProps) {
  return (
    <div className={clsx('card', styles.teaser)}>
      <Thumbnail committee={committee} />
      <div>
        {label}
        <p className="title">
          <Link className="stretched" href={committeePath(committee.slug)} rel={rel}>
            {title}
          </Link>
        </p>
        {/* Search engines should quote this text from the page of the committee, not from here. */}
        <p className="small quiet" data-nosnippet>
          {note}
        </p>
      </div>
    </div>
  );
}
