import { clsx } from 'clsx';
import type { PropsWithChildren } from 'react';
import { mapLinks } from '../../content/conference-details.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import type { SecretariatRole } from '../../content/schemas/secretariat.ts';
import { CONTACT_ANCHORS } from '../../routes.ts';
import { dialAddress } from '../../shared/phone-number.ts';
import { Link } from '../../ui/link.tsx';
import { RuledList } from '../../ui/ruled-list.tsx';
import styles from './roster.module.css';

interface RosterProps {
  roles: Pick<SecretariatRole, 'role' | 'name' | 'phones'>[];
  conference: Pick<Conference, 'email' | 'venue' | 'map'>;
}

export function Roster({ roles, conference }: RosterProps) {
  return (
    <div className={styles.roster}>
      <section aria-labelledby={CONTACT_ANCHORS.roster}>
        <h2 className="heading" id={CONTACT_ANCHORS.roster}>
          The secretariat
        </h2>
        <RuledList>
          {roles.map(({ role, name, phones }) => (
            <Entry key={role} title={role}>
              {name && <p>{name}</p>}
              {phones.length === 0 && 'Telephone: To be announced'}
              {phones.map((phone) => (
                <p key={phone}>
                  <Link className="target link" href={dialAddress(phone)}>
                    {phone}
                  </Link>
                </p>
              ))}
            </Entry>
          ))}
        </RuledList>
      </section>
      <section aria-labelledby={CONTACT_ANCHORS.address}>
        <h2 className="heading" id={CONTACT_ANCHORS.address}>
          Write or visit
        </h2>
        <RuledList>
          <Entry title="Email">
            <Link className="target link" href={`mailto:${conference.email}`}>
              {conference.email}
            </Link>
          </Entry>
          <Entry title="Venue">
            <p>{conference.venue.en}</p>
            {mapLinks(conference).map(({ title, url }) => (
              <Link key={url} className="target link" href={url}>
                {title}
              </Link>
            ))}
          </Entry>
        </RuledList>
      </section>
    </div>
  );
}

function Entry({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <li className={clsx('row', styles.entry)}>
      <span className="title">{title}</span>
      <div className="quiet">{children}</div>
    </li>
  );
}
