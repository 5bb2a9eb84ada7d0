/**
 * Converts other notations of dates and times that servers occasionally send: with seconds, with a `T`, with a time
 * zone. The digits are in the operator's time zone and are kept; the zone is removed and not applied.
 */
const DAY = String.raw`\d{4}-\d{2}-\d{2}`;
const REST = String.raw`(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?`;

const SPELLINGS: Readonly<Record<string, { of: RegExp; as: string }>> = {
  'HH:mm': { of: /^(\d{2}:\d{2}):\d{2}$/, as: '$1' },
  'yyyy-MM-dd HH:mm': { of: new RegExp(`^(${DAY})[ T](\\d{2}:\\d{2})${REST}$`), as: '$1 $2' },
  date: { of: new RegExp(`^(${DAY})[ T]\\d{2}:\\d{2}${REST}$`), as: '$1' },
};

/** @returns the text in the notation of its format; unchanged if it is not a date or time */
export function toWireDateText(text: string, format: string | undefined): string {
  const spelling = SPELLINGS[format ?? ''];
  return spelling ? text.replace(spelling.of, spelling.as) : text;
}
