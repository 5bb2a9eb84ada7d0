/**
 * The string formats of the schema language. One definition for the compiled validators in the
 * browser, the lint and the fixture API: a text is right in all three or in none.
 */

import { isValidPassword } from './passwords';

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DATE_TIME = /^(\S{10}) (\S{5})$/;
const OFFSET_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):?[0-5]\d)$/;
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]*[a-z][a-z\d-]*$/i;
const EMAIL_LENGTH = 254;
/** Most digits of a phone number, its calling code among them. */
export const MAX_PHONE_DIGITS = 15;
const PHONE = new RegExp(`^\\+?\\d{4,${MAX_PHONE_DIGITS}}$`);
const WEB = /^https?:\/\/[^\s/?#]/i;
const MAIL_TO = /^mailto:/i;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** A day that exists: 2028-02-29 does, 2027-02-29 does not. */
export function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const days = month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

const isMonth = (text: string): boolean => MONTH.test(text);

const isTime = (text: string): boolean => TIME.test(text);

/** `2027-02-28 23:59`: how the operator's API writes a moment. */
function isDateTime(text: string): boolean {
  const [, date = '', time = ''] = DATE_TIME.exec(text) ?? [];
  return isDate(date) && isTime(time);
}

/** RFC 3339, seconds and offset included, for servers that send the standard's own `date-time`. */
const isOffsetDateTime = (text: string): boolean => isDate(OFFSET_TIME.exec(text)?.[1] ?? '');

export const isEmail = (text: string): boolean => text.length <= EMAIL_LENGTH && EMAIL.test(text);

const isPhone = (text: string): boolean => PHONE.test(text);

/**
 * An address that is safe behind a link. Only `http`, `https` and `mailto`: the standard's `uri`
 * would let `javascript:` through, which runs when somebody clicks it.
 */
function isUri(text: string): boolean {
  if (MAIL_TO.test(text)) return isEmail(text.slice('mailto:'.length).split('?')[0]!);
  return WEB.test(text) && !/\s/.test(text) && URL.canParse(text);
}

export type FormatCheck = (text: string) => boolean;

/** By the name that a schema writes after `format`. */
export const formats: Readonly<Record<string, FormatCheck>> = {
  date: isDate,
  month: isMonth,
  'HH:mm': isTime,
  'yyyy-MM-dd HH:mm': isDateTime,
  'date-time': isOffsetDateTime,
  email: isEmail,
  'new-password': (text) => isValidPassword('new-password', text),
  'strong-password': (text) => isValidPassword('strong-password', text),
  phone: isPhone,
  uri: isUri,
};
