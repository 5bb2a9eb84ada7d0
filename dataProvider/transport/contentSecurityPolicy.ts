/** Which origins the content security policy of the page does not let it call: for the network that is no answer at all. */

/**
 * Finds the origin that the Content Security Policy blocked. A blocked request otherwise looks like a network error.
 * @returns the origin of an address that the policy forbids, asked after its request has failed
 */
export type FindBlockedOrigin = (url: string) => Promise<string | undefined>;

const getOrigin = (url: string, base?: string): string | undefined =>
  URL.canParse(url, base) ? new URL(url, base).origin : undefined;

/** The browser tells of a violation in a task of its own, which may come after the failure. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Listens for CSP violations of the page.
 * @param page undefined where there is none, as in a test
 */
export function watchCspViolations(page: Document | undefined): FindBlockedOrigin {
  if (!page) return async () => undefined;
  const forbidden = new Set<string>();
  page.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, disposition }) => {
    const origin = getOrigin(blockedURI);
    if (effectiveDirective === 'connect-src' && disposition === 'enforce' && origin) forbidden.add(origin);
  });
  return async (url) => {
    await nextTask();
    const origin = getOrigin(url, page.baseURI);
    return origin !== undefined && forbidden.has(origin) ? origin : undefined;
  };
}
