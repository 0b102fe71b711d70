import type { Edition } from '../../content/collections.ts';
import { routes } from '../../routes.ts';
import { mailtoHref } from '../../shared/mailto.ts';
import { Actions } from '../../ui/actions.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Lede } from '../../ui/letters.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import styles from './accessibility.module.css';

/** How visitors can report a problem, and what helps us to fix it: the email begins with a line for each point. */
export function ReportProblem({ accessibility, conference, wording }: Edition) {
  const { text, say } = accessibility.report;
  const { email, name } = conference;
  const words = wording.accessibility;
  const topics = say.map((topic) => `${topic}:\n\n`).join('\n');
  const reportHref = mailtoHref(email, `Accessibility of the ${name} website`, topics);
  return (
    <div className="measure stack">
      <Lede className={styles.words}>{text}</Lede>
      <p>{words.helps}</p>
      <Ruled isFine isTight>
        {say.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </Ruled>
      <Actions>
        <ArrowLink href={reportHref}>{words.email}</ArrowLink>
        <ArrowLink href={routes.contact}>{words.form}</ArrowLink>
      </Actions>
      <p>
        Our address is <b>{email}</b>. The email starts with these points. Leave out any that you do not want to answer.
      </p>
    </div>
  );
}
