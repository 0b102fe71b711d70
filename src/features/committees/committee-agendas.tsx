import type { Committee } from '../../content/schemas/committee.ts';
import { Section } from '../../ui/section.tsx';

/** All committees with their agendas, for print. */
export function CommitteeAgendas({ title, committees }: { title: string; committees: readonly Committee[] }) {
  return (
    <Section title={title}>
      <ul className="columns">
        {committees.map(({ slug, title, agenda }) => (
          <li key={slug}>
            <b>{title}</b>
            <br />
            {agenda}
          </li>
        ))}
      </ul>
    </Section>
  );
}
