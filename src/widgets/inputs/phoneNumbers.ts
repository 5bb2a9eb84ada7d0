import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface PhoneParts {
  code: string;
  number: string;
}

/** Every calling code once, in the order of its number. */
export const getCallingCodes = (): string[] =>
  [...new Set(getCountries().map((country) => String(getCountryCallingCode(country))))].sort(
    (one, other) => Number(one) - Number(other),
  );

/** `+6591234567` → `65` and `91234567`; a number without a code is one of the operator's own country. */
export function splitPhone(value: unknown, callingCode: string): PhoneParts {
  const text = value === undefined || value === null ? '' : String(value).trim();
  if (!text.startsWith('+')) return { code: callingCode, number: text };
  const parsed = parsePhoneNumberFromString(text);
  if (parsed) return { code: parsed.countryCallingCode, number: parsed.nationalNumber };
  const digits = text.slice(1);
  const code = [3, 2, 1].map((length) => digits.slice(0, length)).find((start) => getCallingCodes().includes(start));
  return code === undefined ? { code: callingCode, number: digits } : { code, number: digits.slice(code.length) };
}

/** What people put between digits to read them. */
const BETWEEN = /[\s()./-]/g;

/**
 * The number as it is stored, in digits alone; without a number there is no code either. What is no
 * digit, as an extension, stays to be refused: without its letters it would be somebody else's number.
 */
export function joinPhone({ code, number }: PhoneParts): string {
  const digits = number.replace(BETWEEN, '');
  return digits === '' ? '' : `+${code}${digits}`;
}
