/** Import before EmailJS 4.4.1. */

// It evaluates `typeof localStorage`, which throws if storage is blocked.
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

// It follows redirects, and would take the OK of another page for the service’s. Nothing else on the page sends requests.
const { fetch } = globalThis;
globalThis.fetch = (resource, options) => fetch(resource, { ...options, redirect: 'error' });
