import type { RegistrationForm } from '../../content/facts/registration-forms.ts';
import { routes } from '../../routes.ts';
import { shownAttributes } from '../../shared/time-shown.ts';
import { Quiet } from '../../ui/letters.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkRow, RowLink, RuledList } from '../../ui/ruled-list.tsx';
import { langOf, type Words, wordsOf } from '../../ui/words.ts';

interface RegistrationFormsProps {
  forms: readonly RegistrationForm[];
  /** Link to the secretariat, for those who come after a form has closed. */
  askLabel: Words;
}

/** The external forms: links while they are open, and what is said of their days. */
export function RegistrationForms({ forms, askLabel }: RegistrationFormsProps) {
  return (
    <RuledList isTight={forms.some(({ times }) => times.length > 1)}>
      {forms.map((form) => {
        const { title, note, url, times } = form;
        return times.length === 1 ? (
          <LinkRow key={url} title={title} note={note} href={url} />
        ) : (
          <li key={url}>
            <FormStates form={form} askLabel={askLabel} />
          </li>
        );
      })}
    </RuledList>
  );
}

function FormStates({ form: { title, note, url, times }, askLabel }: { form: RegistrationForm; askLabel: Words }) {
  return times.map(({ state, sentence, ...time }) => {
    if (state === 'open' || state === 'closing') {
      const notes = [note, sentence].filter((words) => words !== undefined);
      return <RowLink key={state} title={title} note={notes} href={url} {...shownAttributes(time)} />;
    }
    return (
      <div key={state} {...shownAttributes(time)}>
        <p lang={langOf(title)}>
          <b className={state === 'before' ? 'needs-script' : undefined}>{wordsOf(title)}</b>
          {/* Without script nobody knows whether it has opened since the build. */}
          {state === 'before' && (
            <Link className="without-script" href={url}>
              {wordsOf(title)}
            </Link>
          )}
        </p>
        {sentence && (
          <Quiet isSmall lang={langOf(sentence)}>
            {wordsOf(sentence)} {state === 'closed' && <AskLink label={askLabel} />}
          </Quiet>
        )}
      </div>
    );
  });
}

function AskLink({ label }: { label: Words }) {
  return (
    <Link href={routes.contact} lang={langOf(label)}>
      {wordsOf(label)}
    </Link>
  );
}
