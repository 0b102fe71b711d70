import type { Edition } from '../../content/collections.ts';
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
  conference: Pick<Conference, 'email' | 'venue' | 'map' | 'country'>;
  wording: Edition['wording'];
}

/** Who leads the conference and how to reach them, without the form. */
export function Roster({ roles, conference, wording }: RosterProps) {
  return (
    <div className={`stack ${styles.roster}`}>
      <Roles roles={roles} country={conference.country} wording={wording} />
      <WriteOrVisit conference={conference} wording={wording} />
    </div>
  );
}

/** Who leads the conference. */
export function Roles({
  roles,
  country,
  wording,
}: Pick<RosterProps, 'roles' | 'wording'> & Pick<Conference, 'country'>) {
  const words = wording.contact;
  const unnamed = roles.filter((role) => !isAnnounced(role));
  return (
    <section aria-labelledby="secretariat">
      <Label as="h2" id="secretariat">
        {words.secretariat}
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
        <Remark>{unnamed.length === roles.length ? words.namesMissing : words.someNamesMissing}</Remark>
      )}
    </section>
  );
}

function WriteOrVisit({ conference: { email, venue, map }, wording }: Omit<RosterProps, 'roles'>) {
  const words = wording.contact;
  return (
    <section aria-labelledby="write-or-visit">
      <Label as="h2" id="write-or-visit">
        {words.writeOrVisit}
      </Label>
      <Ruled as="dl" className={styles.list}>
        <div>
          <dt>
            <Title as="b">{words.email}</Title>
          </dt>
          <dd>
            <CopyLine href={`mailto:${email}`} text={email} />
          </dd>
          <dd>{words.reply}</dd>
        </div>
        <div>
          <dt>
            <Title as="b">{words.venue}</Title>
          </dt>
          <dd>{venue}</dd>
          {map && (
            <dd>
              <ArrowLink href={map}>{wording.facts.openMap}</ArrowLink>
            </dd>
          )}
        </div>
      </Ruled>
      <p className={`screen-only ${styles.card}`}>
        <ArrowLink href={secretariatCardPath} isFile>
          {words.save}
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
