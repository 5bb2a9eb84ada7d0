/**
 * Limits of one import. The limits allow more rows than a user can check before sending, but less than a browser
 * can handle.
 */
export const IMPORT_LIMITS = {
  rows: 5000,
  columns: 200,
  /** Filled and empty cells in all sheets of a workbook. */
  cells: 300_000,
  fileBytes: 10 * 1024 * 1024,
  /**
   * Total uncompressed size of all files in the workbook's ZIP archive. Without this limit, a small archive could
   * expand to a size that exhausts the memory.
   */
  unpackedBytes: 20 * 1024 * 1024,
  /** XML elements of any kind. They are limited because the parser creates an object for each element. */
  elements: 2_000_000,
} as const;
