/**
 * Defines the rules for new passwords. The formats `new-password` and `strong-password`, the checklist below an
 * input and the form of the sign-in screens all use this definition. Pure.
 */
import { ucs2length } from '../values/ajvRuntime';

/** The maximum password length that the operator's server accepts. */
export const MAX_PASSWORD_LENGTH = 32;

/** A requirement for passwords. `length` requires a minimum length, which depends on the format. */
export type PasswordRule = 'length' | 'digit' | 'small' | 'capital' | 'special';

export type PasswordFormatName = 'new-password' | 'strong-password';

interface Strength {
  least: number;
  kinds: readonly Exclude<PasswordRule, 'length'>[];
}

const STRENGTHS: Readonly<Record<PasswordFormatName, Strength>> = {
  'new-password': { least: 6, kinds: [] },
  'strong-password': { least: 12, kinds: ['digit', 'small', 'capital', 'special'] },
};

/** The character classes. A special character is any character other than a letter, a digit or whitespace. */
const KINDS: Readonly<Record<Exclude<PasswordRule, 'length'>, RegExp>> = {
  digit: /\d/,
  small: /\p{Ll}/u,
  capital: /\p{Lu}/u,
  special: /[^\p{L}\p{N}\s]/u,
};

/** Returns the format of new passwords, depending on the configuration flag `requireStrongPasswords`. */
export const getPasswordFormatName = (strong: boolean): PasswordFormatName =>
  strong ? 'strong-password' : 'new-password';

export const isPasswordFormatName = (format: string | undefined): format is PasswordFormatName =>
  format !== undefined && Object.hasOwn(STRENGTHS, format);

export interface PasswordRuleState {
  rule: PasswordRule;
  /** The minimum number of characters. It is displayed in the text of the rule `length`. */
  minimum: number;
  isMet: boolean;
}

/** Checks which rules of its format a password satisfies. */
export function checkPasswordRules(format: PasswordFormatName, password: string): PasswordRuleState[] {
  const { least, kinds } = STRENGTHS[format];
  return [
    { rule: 'length', minimum: least, isMet: ucs2length(password) >= least },
    ...kinds.map((demand): PasswordRuleState => ({
      rule: demand,
      minimum: least,
      isMet: KINDS[demand].test(password),
    })),
  ];
}

export const isValidPassword = (format: PasswordFormatName, password: string): boolean =>
  checkPasswordRules(format, password).every(({ isMet }) => isMet);
