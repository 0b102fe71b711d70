import { isAnnounced } from '../../content/facts/not-announced.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import type { SecretariatRole } from '../../content/schemas/secretariat.ts';
import { secretariatCardPath } from '../../routes.ts';
import { formatPhone, telHref, whatsappUrl } from '../../shared/phone.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Label, Title } from '../../ui/letters.tsx';
import { Link } from '../../ui/link.tsx';
import { linkClass } from '../../ui/link-kind.ts';
import { Remark } from '../../ui/remark.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import styles from './roster.module.css';

interface RosterProps {
  roles: SecretariatRole[];
  conference: Pick<Conference, 'email' | 'venue' | 'map' | 'replyWithinHours' | 'country'>;
}

/** Who leads the conference and how to reach them, without the form. */
export function Roster({ roles, conference }: RosterProps) {
  return (
    <div className={`stack ${styles.roster}`}>
      <Roles roles={roles} country={conference.country} />
      <WriteOrVisit conference={conference} />
    </div>
  );
}

/** Who leads the conference. */
export function Roles({ roles, country }: Pick<RosterProps, 'roles'> & Pick<Conference, 'country'>) {
  const unnamed = roles.filter((role) => !isAnnounced(role));
  return (
    <section aria-labelledby="secretariat">
      <Label as="h2" id="secretariat">
        The secretariat
      </Label>
      <Ruled className={styles.list}>
        {roles.map(({ role, name, phones, whatsapp }) => (
          <li key={role}>
            <Title as="b">{role}</Title>
            {name && <p>{name}</p>}
            {phones.map((phone) => (
              <p key={phone}>
                <CopyLine href={telHref(phone, country)} text={formatPhone(phone, country)} />
              </p>
            ))}
            {whatsapp && (
              <p>
                <ArrowLink href={whatsappUrl(whatsapp, country)}>WhatsApp {formatPhone(whatsapp, country)}</ArrowLink>
              </p>
            )}
          </li>
        ))}
      </Ruled>
      {unnamed.length > 0 && (
        <Remark>
          {unnamed.length === roles.length
            ? 'Names and telephone numbers have not been announced.'
            : 'Names and telephone numbers that are not listed have not been announced.'}
        </Remark>
      )}
    </section>
  );
}

function WriteOrVisit({ conference: { email, venue, map, replyWithinHours } }: Pick<RosterProps, 'conference'>) {
  return (
    <section aria-labelledby="write-or-visit">
      <Label as="h2" id="write-or-visit">
        Write or visit
      </Label>
      <Ruled as="dl" className={styles.list}>
        <div>
          <dt>
            <Title as="b">Email</Title>
          </dt>
          <dd>
            <CopyLine href={`mailto:${email}`} text={email} />
          </dd>
          <dd>We reply within {replyWithinHours} hours.</dd>
        </div>
        <div>
          <dt>
            <Title as="b">Venue</Title>
          </dt>
          <dd>{venue}</dd>
          {map && (
            <dd>
              <ArrowLink href={map}>Open the map</ArrowLink>
            </dd>
          )}
        </div>
      </Ruled>
      <p className={`screen-only ${styles.card}`}>
        <ArrowLink href={secretariatCardPath} isFile>
          Save to contacts
        </ArrowLink>
      </p>
    </section>
  );
}

/** An address or a number (`mailto:`, `tel:`) with a button that copies it. The page has to run `ui/copy.client.ts`. */
function CopyLine({ href, text }: { href: string; text: string }) {
  return (
    <span className={`actions ${styles.line}`}>
      <Link kind="text" href={href}>
        {text}
      </Link>
      <button
        type="button"
        className={`${linkClass('underlined')} screen-only needs-script ${styles.copy}`}
        data-copy={text}
      >
        Copy<span className="visually-hidden"> {text}</span>
      </button>
      <span role="status" className={`screen-only ${styles.result}`} hidden />
    </span>
  );
}
