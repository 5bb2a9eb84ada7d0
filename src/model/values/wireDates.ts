/**
 * Converts dates and times to the notation of the schema. Some servers send them with seconds, with a `T`, or with
 * a time zone. The time is always in the operator's time zone. A time zone in the text is removed, and the time is
 * not converted.
 */
const DAY = String.raw`\d{4}-\d{2}-\d{2}`;
const REST = String.raw`(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?`;

const SPELLINGS: Readonly<Record<string, { of: RegExp; as: string }>> = {
  'HH:mm': { of: /^(\d{2}:\d{2}):\d{2}$/, as: '$1' },
  'yyyy-MM-dd HH:mm': { of: new RegExp(`^(${DAY})[ T](\\d{2}:\\d{2})${REST}$`), as: '$1 $2' },
  date: { of: new RegExp(`^(${DAY})[ T]\\d{2}:\\d{2}${REST}$`), as: '$1' },
};

/**
 * Converts a date or time to the notation of its format.
 * @returns the converted text, or the unchanged text if it is not a date or time
 */
export function toWireDateText(text: string, format: string | undefined): string {
  const spelling = SPELLINGS[format ?? ''];
  return spelling ? text.replace(spelling.of, spelling.as) : text;
}
