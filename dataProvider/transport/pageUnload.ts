/** When a page is left, the browser aborts its pending requests unless they are sent with `keepalive`. */
const EVENTS = ['beforeunload', 'pagehide'];

/** Browsers limit the body size of `keepalive` requests. */
const MAX_KEEPALIVE_BYTES = 60_000;

/**
 * Creates a check whether the page is being unloaded. Requests then use `keepalive`.
 * @param page undefined if there is no window, for example in a test
 * @returns a function: whether the page is being left or the user was asked whether to leave it
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
