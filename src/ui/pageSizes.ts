/** Rows per page that lists offer: checked where an address, or this browser, remembers one. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];
