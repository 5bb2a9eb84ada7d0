/**
 * When the user leaves the page, the browser aborts its pending requests, except those that were sent with
 * `keepalive`.
 */
const EVENTS = ['beforeunload', 'pagehide'];

/** The maximum body size of `keepalive` requests. Browsers limit it. */
const MAX_KEEPALIVE_BYTES = 60_000;

/**
 * Creates a function that checks whether the page is being unloaded. Requests must then use `keepalive`.
 * @param page undefined if there is no window, for example in a test
 * @returns a function that returns whether the user is leaving the page or was asked whether to leave it
 */
export function watchPageUnload(page: Window | undefined): () => boolean {
  let isLeaving = false;
  for (const event of EVENTS) {
    page?.addEventListener(event, () => {
      isLeaving = true;
    });
  }
  return () => isLeaving;
}

/** Whether a body is small enough for `fetch` with `keepalive`. */
export const canUseKeepalive = (body: string | undefined): boolean => (body?.length ?? 0) <= MAX_KEEPALIVE_BYTES;
