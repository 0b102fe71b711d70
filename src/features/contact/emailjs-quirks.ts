/** Works around two habits of EmailJS 4.4.1. This file must be imported before EmailJS. */

// EmailJS evaluates `typeof localStorage`, which throws if storage is blocked.
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

// EmailJS follows redirects, and would mistake the OK of another page for that of the service. Replacing `fetch` affects
// nothing else, since nothing else on the page sends requests.
const { fetch } = globalThis;
globalThis.fetch = (resource, options) => fetch(resource, { ...options, redirect: 'error' });
