/** Travels only where a telephone number is imported. */
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { joinPhone, splitPhone } from '../../widgets/inputs/phoneNumbers';

const getDigits = (text: string): string => text.replaceAll(/[\s()./-]/g, '');

/**
 * As the form stores it. A spreadsheet takes the + away: digits that are only a number with it have it again.
 */
export function toStoredPhone(text: string, callingCode: string): string {
  const digits = getDigits(text.trim());
  const hasLostPlus =
    digits.startsWith(callingCode) &&
    isValidPhoneNumber(`+${digits}`) &&
    !isValidPhoneNumber(`+${callingCode}${digits}`);
  return joinPhone(splitPhone(hasLostPlus ? `+${digits}` : text.trim(), callingCode));
}
