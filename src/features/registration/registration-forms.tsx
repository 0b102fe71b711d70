import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';

interface RegistrationForm {
  title: string;
  note?: string | undefined;
  url: string;
}

/** Links to the external forms. */
export function RegistrationForms({ forms }: { forms: readonly RegistrationForm[] }) {
  return (
    <RuledList>
      {forms.map(({ title, note, url }) => (
        <LinkRow key={url} title={title} note={note} href={url} />
      ))}
    </RuledList>
  );
}
