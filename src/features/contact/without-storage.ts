/** Import this before EmailJS 4.4.1, which asks for `typeof localStorage`: that throws where storage is blocked. */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
