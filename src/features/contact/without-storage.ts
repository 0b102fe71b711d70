/** Import before EmailJS 4.4.1, which evaluates `typeof localStorage`: that throws if storage is blocked. */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
