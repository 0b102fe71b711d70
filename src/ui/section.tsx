import type { ReactNode } from 'react';

interface SectionProps {
  title?: ReactNode;
  /** The id of the heading. */
  id?: string | undefined;
  children: ReactNode;
}

/** A section of a page, with its title in the first column. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <section className="section grid">
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}
