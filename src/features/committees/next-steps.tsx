import type { Edition } from '../../content/collections.ts';
import { furtherPath, routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { RegisterButtons } from '../../ui/registration.tsx';

/** What comes next for a reader of a committee's page: a seat, the first steps, a question, a copy on paper. */
export function NextSteps({ furtherPages }: Pick<Edition, 'furtherPages'>) {
  const firstConference = furtherPages.find(({ slug }) => slug === 'first-conference');
  return (
    <div className="section actions screen-only">
      <RegisterButtons />
      {firstConference && <ArrowLink href={furtherPath(firstConference.slug)}>{firstConference.title}</ArrowLink>}
      <ArrowLink href={routes.contact}>Ask the secretariat</ArrowLink>
      <PrintButton>Print this brief</PrintButton>
    </div>
  );
}
