import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface PhoneParts {
  code: string;
  number: string;
}

/** Returns all calling codes in numerical order, without duplicates. */
export const getCallingCodes = (): string[] =>
  [...new Set(getCountries().map((country) => String(getCountryCallingCode(country))))].sort(
    (one, other) => Number(one) - Number(other),
  );

/**
 * Splits a telephone number into calling code and national number: `+6591234567` → `65` and `91234567`. A number
 * without a calling code gets the calling code of the operator's country.
 */
export function splitPhone(value: unknown, callingCode: string): PhoneParts {
  const text = value === undefined || value === null ? '' : String(value).trim();
  if (!text.startsWith('+')) return { code: callingCode, number: text };
  const parsed = parsePhoneNumberFromString(text);
  if (parsed) return { code: parsed.countryCallingCode, number: parsed.nationalNumber };
  const digits = text.slice(1);
  const code = [3, 2, 1].map((length) => digits.slice(0, length)).find((start) => getCallingCodes().includes(start));
  return code === undefined ? { code: callingCode, number: digits } : { code, number: digits.slice(code.length) };
}

/** Separators that users type between the digits of a telephone number. */
const BETWEEN = /[\s()./-]/g;

/**
 * Joins calling code and number to the form value, without separators. If the number is empty, the form value is
 * empty too. Characters that are neither digits nor separators, such as those of an extension, are preserved so
 * that validation rejects the number. Without them the digits would be a different number.
 */
export function joinPhone({ code, number }: PhoneParts): string {
  const digits = number.replace(BETWEEN, '');
  return digits === '' ? '' : `+${code}${digits}`;
}
