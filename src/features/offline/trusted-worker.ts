import { BASE, withBase } from '../../shared/base.ts';
import { WORKER_PATH } from './kept-copy.ts';

/** TypeScript has no types for it yet: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
declare global {
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL(url: string): string },
        ): { createScriptURL(url: string): URL };
      }
    | undefined;
}

/** Named in the security policy: integrations/page-policy.ts. A document may create it once. */
const POLICY = 'keep-on-phone';

let trustedAddress: URL | string | undefined;

/** Registers the worker of the kept copy: the one script address that the site's policy lets through. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  const address = withBase(WORKER_PATH);
  trustedAddress ??=
    globalThis.trustedTypes?.createPolicy(POLICY, { createScriptURL: onlyThis(address) }).createScriptURL(address) ??
    address;
  return navigator.serviceWorker.register(trustedAddress, { scope: `${BASE}/` });
}

/** A rule that lets one address through. */
export function onlyThis(address: string): (url: string) => string {
  return (url) => {
    if (url !== address) throw new TypeError(`The policy ${POLICY} lets through ${address} only.`);
    return url;
  };
}
