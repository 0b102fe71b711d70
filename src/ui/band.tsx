/** A guilloche band below page heads and façades. */
export function Band({ className = '' }: { className?: string | undefined }) {
  return <div className={`band ${className}`.trim()} aria-hidden="true" />;
}
