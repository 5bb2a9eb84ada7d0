/**
 * Detects whether the Content Security Policy (CSP) of the page blocked a request. `fetch` reports such a request
 * only as a network error.
 */

/**
 * Finds out whether the Content Security Policy blocked a request. Call it after the request has failed.
 * @returns the origin of the URL if the policy blocks it, otherwise undefined
 */
export type BlockedOriginFinder = (url: string) => Promise<string | undefined>;

const getOrigin = (url: string, base?: string): string | undefined =>
  URL.canParse(url, base) ? new URL(url, base).origin : undefined;

/**
 * Waits for one task. The browser dispatches the event of a CSP violation in a separate task, possibly after the
 * request has failed.
 */
const waitForNextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Listens for CSP violations of the page.
 * @param page undefined if there is no document, for example in a test
 * @returns a function that finds the blocked origin of a failed request
 */
export function watchCspViolations(page: Document | undefined): BlockedOriginFinder {
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
