import { HONEYPOT } from '../../lib/contact-form.ts';

/**
 * A field that only programs fill in: out of sight, of the tab order and of the accessibility
 * tree, and marked for browsers and password managers as not theirs.
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={HONEYPOT}>Leave this as it is</label>
      <input
        id={HONEYPOT}
        type="text"
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
