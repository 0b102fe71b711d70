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

export function Door() {
  return <Building svg={door} />;
}

export function EmptyArch() {
  return (
    <Arch isDecorative>
      <span className={styles.figure}>?</span>
    </Arch>
  );
}
