import type { ComponentProps } from 'react';
import type { Committee } from '../../content/schemas/committee.ts';
import { committeePath, routes } from '../../site/routes.ts';
import { Clause } from '../../ui/clause.tsx';
import { Link } from '../../ui/link.tsx';
import { DisclosureRow, LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import type { MarkedText } from '../glossary/glossary.ts';
import { Marked } from '../glossary/glossary.tsx';
import styles from './committee-lists.module.css';

/** The links of a committee: who leads it, what to read, and the case file where there is one. */
export function CommitteeDocuments({ committee, terms }: { committee: Committee; terms: MarkedText }) {
  const { executiveBoard, backgroundGuide, caseFile, portfolioSheet } = committee;
  return (
    <div>
      <RuledList>
        <Documents title="Executive Board Members" note="Who leads the committee" links={executiveBoard} />
        <Documents title="Background Guide" note="Where your research begins" links={backgroundGuide} opensOnHover />
        {caseFile && <LinkRow title={caseFile.title} note="The facts of the case" href={caseFile.url} />}
        {portfolioSheet && (
          <LinkRow
            title="Portfolios"
            note="Which are free, and which are taken"
            href={portfolioSheet}
            // What is free today is of no use on paper, and the brief is one sheet.
            className="screen-only"
          />
        )}
      </RuledList>
      {terms.length > 0 && (
        <p className="remark screen-only">
          In plain words: <Marked text={terms} />
        </p>
      )}
    </div>
  );
}

type DocumentsProps = Omit<ComponentProps<typeof DisclosureRow>, 'children'> & { links: Committee['executiveBoard'] };

/** One link as a row; several as a row that opens. */
function Documents({ links, ...row }: DocumentsProps) {
  const [first = { url: routes.comingSoon }, ...others] = links;
  if (others.length === 0) return <LinkRow title={row.title} note={row.note} href={first.url} />;
  return (
    <DisclosureRow {...row}>
      <RuledList isNested>
        {links.map((link) => (
          <LinkRow key={link.title} title={link.title} href={link.url} />
        ))}
      </RuledList>
    </DisclosureRow>
  );
}

/** Which portfolios are free. portfolios.client.ts filters the rows by what is typed. */
export function Portfolios({ portfolios }: Pick<Committee, 'portfolios'>) {
  return (
    <div className="screen-only">
      <Clause title="Portfolios" id="portfolios" note="narrow">
        <div className={`measure stack ${styles.portfolios}`} data-portfolios>
          <search className="needs-script field">
            <label htmlFor="find-portfolio">Find a portfolio</label>
            <input className="input" id="find-portfolio" type="search" autoComplete="off" spellCheck={false} />
            <p className="quiet" aria-live="polite" />
          </search>
          <table>
            <thead>
              <tr className="label">
                <th scope="col">Portfolio</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody className="ruled">
              {portfolios.map(({ name, taken }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className={taken ? 'quiet' : styles.free}>{taken ? 'Taken' : 'Free'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Clause>
    </div>
  );
}

/** Who was awarded what in one committee. */
export function AwardList({ awards }: Pick<Committee, 'awards'>) {
  return (
    <ul className={`ruled fine measure ${styles.awards}`}>
      {awards.map(({ award, portfolio, name }) => (
        <li key={`${award} ${portfolio} ${name}`}>
          <b>{award}</b>
          <span>
            {portfolio ?? name}
            {portfolio && name && <small className="quiet">{name}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The awards of all committees, once the conference is over. */
export function AllAwards({ committees }: { committees: Committee[] }) {
  return (
    <section className={`stack ${styles.all}`} data-when="after" aria-labelledby="awards">
      <h2 id="awards">Awards</h2>
      <div className={styles.committees}>
        {committees.map(({ slug, title, awards }) => (
          <div key={slug}>
            <h3>
              <Link className="target" href={committeePath(slug)}>
                {title}
              </Link>
            </h3>
            <AwardList awards={awards} />
          </div>
        ))}
      </div>
    </section>
  );
}
