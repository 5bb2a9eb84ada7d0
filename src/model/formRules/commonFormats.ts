/** Implements the string formats that most schemas use. */

import { momentChecksByFormat } from './momentFormats';
import { isValidPassword } from './passwords';

const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]*[a-z][a-z\d-]*$/i;
const EMAIL_LENGTH = 254;
/** The maximum number of digits in a phone number, including the calling code. */
export const MAX_PHONE_DIGITS = 15;
const PHONE = new RegExp(`^\\+?\\d{4,${MAX_PHONE_DIGITS}}$`);
const WEB = /^https?:\/\/[^\s/?#]/i;
const MAIL_TO = /^mailto:/i;

export const isEmail = (text: string): boolean => text.length <= EMAIL_LENGTH && EMAIL.test(text);

const isPhone = (text: string): boolean => PHONE.test(text);

/**
 * Whether a URL is safe in a link. Only URLs that start with `http`, `https` or `mailto` are safe. The standard
 * format `uri` would also allow `javascript:`, which runs code when the link is clicked.
 */
function isUri(text: string): boolean {
  if (MAIL_TO.test(text)) return isEmail(text.slice('mailto:'.length).split('?')[0]!);
  return WEB.test(text) && !/\s/.test(text) && URL.canParse(text);
}

export type FormatCheck = (text: string) => boolean;

/** The checks of the formats that most schemas use, by format name. They are part of the first load. */
export const commonChecksByFormat: Readonly<Record<string, FormatCheck>> = {
  ...momentChecksByFormat,
  email: isEmail,
  'new-password': (text) => isValidPassword('new-password', text),
  'strong-password': (text) => isValidPassword('strong-password', text),
  phone: isPhone,
  uri: isUri,
};
