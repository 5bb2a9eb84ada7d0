/** A module of its own: only loaded when a phone number is imported. */
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { joinPhone, splitPhone } from '../../widgets/inputs/phoneNumbers';

const getDigits = (text: string): string => text.replaceAll(/[\s()./-]/g, '');

/**
 * Converts a phone number to the format that the form stores. Spreadsheets remove a leading +: it is added again to
 * digits that are valid only with it.
 */
export function toStoredPhone(text: string, callingCode: string): string {
  const digits = getDigits(text.trim());
  const hasLostPlus =
    digits.startsWith(callingCode) &&
    isValidPhoneNumber(`+${digits}`) &&
    !isValidPhoneNumber(`+${callingCode}${digits}`);
  return joinPhone(splitPhone(hasLostPlus ? `+${digits}` : text.trim(), callingCode));
}
