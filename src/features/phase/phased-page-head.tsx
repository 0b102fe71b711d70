import type { ComponentProps } from 'react';
import type { PhasedText } from '../../content/phases.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ByPhase } from './by-phase.tsx';

type PhasedPageHeadProps = Omit<ComponentProps<typeof PageHead>, 'lede'> & { lede: PhasedText | undefined };

/** Head of a page whose lede depends on the phase. */
export function PhasedPageHead({ lede, ...head }: PhasedPageHeadProps) {
  return <PageHead {...head} lede={lede && <ByPhase words={lede} />} />;
}
