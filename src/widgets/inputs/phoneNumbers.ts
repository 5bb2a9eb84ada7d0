import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface PhoneParts {
  code: string;
  number: string;
}

/** Returns every calling code once, in numerical order. */
export const getCallingCodes = (): string[] =>
  [...new Set(getCountries().map((country) => String(getCountryCallingCode(country))))].sort(
    (one, other) => Number(one) - Number(other),
  );

/** `+6591234567` → `65` and `91234567`. A number without calling code belongs to the operator's own country. */
export function splitPhone(value: unknown, callingCode: string): PhoneParts {
  const text = value === undefined || value === null ? '' : String(value).trim();
  if (!text.startsWith('+')) return { code: callingCode, number: text };
  const parsed = parsePhoneNumberFromString(text);
  if (parsed) return { code: parsed.countryCallingCode, number: parsed.nationalNumber };
  const digits = text.slice(1);
  const code = [3, 2, 1].map((length) => digits.slice(0, length)).find((start) => getCallingCodes().includes(start));
  return code === undefined ? { code: callingCode, number: digits } : { code, number: digits.slice(code.length) };
}

/** Separators that users type between digits. */
const BETWEEN = /[\s()./-]/g;

/**
 * Returns the number as stored, without separators. Without a number there is no calling code either. Other
 * characters, such as an extension, are kept so that validation rejects them: without its letters the text would be
 * another number.
 */
export function joinPhone({ code, number }: PhoneParts): string {
  const digits = number.replace(BETWEEN, '');
  return digits === '' ? '' : `+${code}${digits}`;
}
