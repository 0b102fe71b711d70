import type { Conference } from '../../content/conference.ts';
import type { SecretariatRole } from '../../content/secretariat.ts';
import styles from './roster.module.css';

const NOT_ANNOUNCED = 'To be announced';

interface RosterProps {
  roles: SecretariatRole[];
  conference: Pick<Conference, 'email' | 'venue' | 'replyWithinHours'>;
}

/** Who leads the conference and how to reach them, without the form. */
export function Roster({ roles, conference: { email, venue, replyWithinHours } }: RosterProps) {
  return (
    <div className={styles.roster}>
      <section aria-labelledby="secretariat">
        <h2 className="label" id="secretariat">
          The secretariat
        </h2>
        <dl>
          {roles.map(({ role, name, phones }) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{name || NOT_ANNOUNCED}</dd>
              {phones.map((phone) => (
                <dd key={phone}>
                  <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="write-or-visit">
        <h2 className="label" id="write-or-visit">
          Write or visit
        </h2>
        <dl>
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
            <dd>We reply within {replyWithinHours} hours.</dd>
          </div>
          <div>
            <dt>Venue</dt>
            <dd>{venue}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
