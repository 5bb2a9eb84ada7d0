/** Texts for searches. */
export const testSearchTexts = {
  /** A text that no record contains. It consists of letters, because some servers refuse other characters. */
  absent: 'zqxjkvzqxjkv',
  minLength: 3,
} as const;
