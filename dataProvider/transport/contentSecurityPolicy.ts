/** Detects the origins that the Content Security Policy of the page blocks: `fetch` reports only a network error. */

/**
 * Finds the origin that the Content Security Policy blocked. Without this, a blocked request looks like a network
 * error. Call it after the request has failed.
 * @returns the origin of a URL that the policy blocks, otherwise undefined
 */
export type FindBlockedOrigin = (url: string) => Promise<string | undefined>;

const getOrigin = (url: string, base?: string): string | undefined =>
  URL.canParse(url, base) ? new URL(url, base).origin : undefined;

/** Waits one task: the browser reports a violation in a task of its own, possibly after the request has failed. */
const waitForNextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Listens for CSP violations of the page.
 * @param page undefined if there is no document, for example in a test
 */
export function watchCspViolations(page: Document | undefined): FindBlockedOrigin {
  if (!page) return async () => undefined;
  const forbidden = new Set<string>();
  page.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, disposition }) => {
    const origin = getOrigin(blockedURI);
    if (effectiveDirective === 'connect-src' && disposition === 'enforce' && origin) forbidden.add(origin);
  });
  return async (url) => {
    await waitForNextTask();
    const origin = getOrigin(url, page.baseURI);
    return origin !== undefined && forbidden.has(origin) ? origin : undefined;
  };
}
