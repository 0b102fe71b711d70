import type { Conference } from '../../content/schemas/conference.ts';
import type { SecretariatRole } from '../../content/schemas/secretariat.ts';
import { dialAddress } from '../../shared/phone-number.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './roster.module.css';

interface RosterProps {
  roles: Pick<SecretariatRole, 'role' | 'name' | 'phones'>[];
  conference: Pick<Conference, 'email' | 'venue' | 'map'>;
}

/** Who leads the conference and how to reach them, without the form. */
export function Roster({ roles, conference }: RosterProps) {
  return (
    <div className={`stack ${styles.roster}`}>
      <section aria-labelledby="secretariat">
        <h2 className="label" id="secretariat">
          The secretariat
        </h2>
        <ul className={`ruled ${styles.list}`}>
          {roles.map((role) => (
            <Role key={role.role} {...role} />
          ))}
        </ul>
      </section>
      <WriteOrVisit {...conference} />
    </div>
  );
}

/** One of those who lead the conference. Without a number it says where that will be. */
function Role({ role, name, phones }: RosterProps['roles'][number]) {
  return (
    <li>
      <b className="title">{role}</b>
      {name && <p>{name}</p>}
      <dl className={styles.phones}>
        <dt>Telephone</dt>
        {phones.length === 0 && <dd>To be announced</dd>}
        {phones.map((phone) => (
          <dd key={phone}>
            <CopyLine href={dialAddress(phone)} text={phone} />
          </dd>
        ))}
      </dl>
    </li>
  );
}

function WriteOrVisit({ email, venue, map }: RosterProps['conference']) {
  return (
    <section aria-labelledby="write-or-visit">
      <h2 className="label" id="write-or-visit">
        Write or visit
      </h2>
      <dl className={`ruled ${styles.list}`}>
        <div>
          <dt>
            <b className="title">Email</b>
          </dt>
          <dd>
            <CopyLine href={`mailto:${email}`} text={email} />
          </dd>
        </div>
        <div>
          <dt>
            <b className="title">Venue</b>
          </dt>
          <dd>{venue}</dd>
          {map && (
            <dd>
              <ArrowLink href={map}>Open the map</ArrowLink>
            </dd>
          )}
        </div>
      </dl>
    </section>
  );
}

/** An address or a number (`mailto:`, `tel:`) with a button that copies it. */
function CopyLine({ href, text }: { href: string; text: string }) {
  return (
    <span className={`actions ${styles.line}`}>
      <Link kind="text" href={href}>
        {text}
      </Link>
      <CopyButton kind="underlined" className={styles.copy} text={text}>
        Copy<span className="visually-hidden"> {text}</span>
      </CopyButton>
    </span>
  );
}
