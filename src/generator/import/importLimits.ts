/** How much is read at once: more than a person looks over before it is sent, and less than a browser can bear. */
export const IMPORT_LIMITS = {
  rows: 5000,
  columns: 200,
  /** Filled or not, in all sheets of a workbook. */
  cells: 300_000,
  fileBytes: 10 * 1024 * 1024,
  /** Of all parts of a workbook together: a small file can hold any amount. */
  unpackedBytes: 50 * 1024 * 1024,
  /** XML elements of any kind: each becomes an object, whatever it is. */
  elements: 2_000_000,
} as const;
