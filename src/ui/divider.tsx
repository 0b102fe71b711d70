import { clsx } from 'clsx';

/** The guilloche band below page heads and façades. */
export function Divider({ className }: { className?: string | undefined }) {
  return <div className={clsx('divider', className)} aria-hidden="true" />;
}
