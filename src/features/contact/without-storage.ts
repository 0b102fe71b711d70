/**
 * EmailJS 4.4.1 asks for `typeof localStorage` as it is evaluated, which throws where storage is blocked. It works
 * without storage, but has to find it missing. So `email.ts` imports this file before the library.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
