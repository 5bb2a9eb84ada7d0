/**
 * Dates and times in other spellings than the wire's own, as servers write them now and then: with
 * seconds, with a `T`, with a zone. The digits are the operator's clock and stay as they are; a zone
 * is cut off and not applied.
 */
const DAY = String.raw`\d{4}-\d{2}-\d{2}`;
const REST = String.raw`(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?`;

const SPELLINGS: Readonly<Record<string, { of: RegExp; as: string }>> = {
  'HH:mm': { of: /^(\d{2}:\d{2}):\d{2}$/, as: '$1' },
  'yyyy-MM-dd HH:mm': { of: new RegExp(`^(${DAY})[ T](\\d{2}:\\d{2})${REST}$`), as: '$1 $2' },
  date: { of: new RegExp(`^(${DAY})[ T]\\d{2}:\\d{2}${REST}$`), as: '$1' },
};

/** @returns the text in the spelling of its format; one that is none of a date's or time's as it is */
export function toWireDateText(text: string, format: string | undefined): string {
  const spelling = SPELLINGS[format ?? ''];
  return spelling ? text.replace(spelling.of, spelling.as) : text;
}
