/**
 * Page sizes that lists offer. Page sizes read from the URL or from the browser storage are validated against this
 * list.
 */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];
