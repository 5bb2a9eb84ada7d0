/** Limits of one import: more than a user can check before sending, and less than a browser can handle. */
export const IMPORT_LIMITS = {
  rows: 5000,
  columns: 200,
  /** Filled or empty, in all sheets of a workbook. */
  cells: 300_000,
  fileBytes: 10 * 1024 * 1024,
  /** Total size of all parts of a workbook: a small compressed file can contain any amount of data. */
  unpackedBytes: 20 * 1024 * 1024,
  /** XML elements of any kind, because the parser creates an object for each. */
  elements: 2_000_000,
} as const;
