import type { Committee } from '../../content/schemas/committee.ts';
import { Clause } from '../../ui/clause.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Label, Quiet } from '../../ui/letters.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import styles from './portfolios.module.css';

/** Which portfolios are free. portfolios.client.ts filters the rows by what is typed. */
export function Portfolios({ title, portfolios }: { title: string } & Pick<Committee, 'portfolios'>) {
  return (
    <div className="screen-only">
      <Clause title={title} id="portfolios" noteWidth="narrow">
        <div className={`list stack ${styles.portfolios}`} data-portfolios>
          <search className="needs-script">
            <Field id="find-portfolio" label="Find a portfolio">
              <Input id="find-portfolio" type="search" autoComplete="off" spellCheck={false} />
              <Quiet aria-live="polite" />
            </Field>
          </search>
          <table>
            <thead>
              <Label as="tr">
                <th scope="col">Portfolio</th>
                <th scope="col">Status</th>
              </Label>
            </thead>
            <Ruled as="tbody">
              {portfolios.map(({ name, taken }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className={taken ? styles.taken : styles.free}>{taken ? 'Taken' : 'Free'}</td>
                </tr>
              ))}
            </Ruled>
          </table>
        </div>
      </Clause>
    </div>
  );
}
