import { HONEYPOT } from './contact-form.ts';

/**
 * A field that only bots fill in. It is out of sight, out of the tab order and out of the accessibility tree, and
 * browsers and password managers are told not to fill it in.
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={HONEYPOT}>Leave this field empty</label>
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
