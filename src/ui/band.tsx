import { clsx } from 'clsx';
/** A guilloche band below page heads and façades. */
export function Band({ className }: { className?: string | undefined }) {
  return <div className={clsx('band', className)} aria-hidden="true" />;
}
