/** The browser gives up what is under way when a page is left, unless its request says that it outlives it. */
const EVENTS = ['beforeunload', 'pagehide'];

/** A browser lets no more bytes than this outlive a page. */
const MAX_KEEPALIVE_BYTES = 60_000;

/**
 * Returns a function that tells whether the page is being unloaded. Requests then use `keepalive`.
 * @param page undefined where there is none, as in a test
 * @returns whether the page is being left, or somebody was asked whether to leave it
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
