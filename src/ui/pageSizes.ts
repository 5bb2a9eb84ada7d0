/** Page sizes that lists offer. Page sizes from the URL or the browser storage are checked against them. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];
