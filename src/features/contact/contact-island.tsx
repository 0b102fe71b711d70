import { clsx } from 'clsx';
import { Link } from '../../ui/link.tsx';
import styles from './contact-form.module.css';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

/** The element into which `drawIsland` draws the form. */
export function ContactIsland(props: ContactFormProps) {
  return (
    <div id="contact-form" className={clsx('screen-only', styles.island)} data-props={JSON.stringify(props)}>
      <div className="needs-script">
        <ContactForm {...props} isStill />
      </div>
      <p className={clsx('late lede', styles.help)} data-nosnippet>
        The form needs JavaScript, which is not running. If it stays like this, load this page again or write to{' '}
        <Link className="link" href={`mailto:${props.secretariatEmail}`}>
          {props.secretariatEmail}
        </Link>
        .
      </p>
    </div>
  );
}
