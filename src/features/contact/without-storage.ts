/** EmailJS 4.4.1 asks for `typeof localStorage` when it is evaluated, which throws where storage is blocked. */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
