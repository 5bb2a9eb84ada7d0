/**
 * A separate module, because it imports a library for phone numbers. It is only loaded when a phone number is
 * imported.
 */
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { joinPhone, splitPhone } from '../../widgets/inputs/phoneNumbers';

const getDigits = (text: string): string => text.replaceAll(/[\s()./-]/g, '');

/**
 * Converts a phone number to the format in which the form stores it. Spreadsheet programs remove a leading `+`. The
 * `+` is added again if the digits are a valid number only with it.
 */
export function toStoredPhone(text: string, callingCode: string): string {
  const digits = getDigits(text.trim());
  const hasLostPlus =
    digits.startsWith(callingCode) &&
    isValidPhoneNumber(`+${digits}`) &&
    !isValidPhoneNumber(`+${callingCode}${digits}`);
  return joinPhone(splitPhone(hasLostPlus ? `+${digits}` : text.trim(), callingCode));
}
