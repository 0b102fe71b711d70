import { clsx } from 'clsx';
import type { PropsWithChildren, ReactNode } from 'react';
import type { PhasedText } from '../../phase/phase.ts';
import door from '../../styles/ornaments/door.svg?raw';
import { Arch } from '../../ui/arch.tsx';
import { Building } from '../../ui/building.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './placeholder.module.css';

type PlaceholderProps = PropsWithChildren<{
  title: string;
  lede?: PhasedText | undefined;
  picture?: ReactNode;
}>;

/** A page with a title, a drawing and ways on, for content that is missing or still to come. */
export function Placeholder({ title, lede, picture, children }: PlaceholderProps) {
  return (
    <PageHead
      title={title}
      lede={lede}
      action={<div className={clsx('actions', styles.actions)}>{children}</div>}
      drawing={<div className={styles.picture}>{picture}</div>}
      hasBand={false}
    />
  );
}

/** A closed door: for pages that are still to come. */
export function Door() {
  return <Building svg={door} />;
}

/** An arch with a question mark in place of a statue: for unknown addresses. */
export function EmptyArch() {
  return (
    <Arch isDecorative>
      <span className={styles.figure}>?</span>
    </Arch>
  );
}
