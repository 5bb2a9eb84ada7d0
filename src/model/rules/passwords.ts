/**
 * What a new password must be: the one place of these rules, behind the formats `new-password` and
 * `strong-password`, the list under an input and the sign-in family's own form. Pure.
 */
import { ucs2length } from '../values/ajvRuntime';

/** The longest that the operator's server takes. */
export const MAX_PASSWORD_LENGTH = 32;

/** One thing that a password must have; `length` is that of its format. */
export type PasswordRule = 'length' | 'digit' | 'small' | 'capital' | 'special';

export type PasswordFormat = 'new-password' | 'strong-password';

interface Strength {
  least: number;
  kinds: readonly Exclude<PasswordRule, 'length'>[];
}

const STRENGTHS: Readonly<Record<PasswordFormat, Strength>> = {
  'new-password': { least: 6, kinds: [] },
  'strong-password': { least: 12, kinds: ['digit', 'small', 'capital', 'special'] },
};

/** What is neither letter, digit nor white space is special. */
const KINDS: Readonly<Record<Exclude<PasswordRule, 'length'>, RegExp>> = {
  digit: /\d/,
  small: /\p{Ll}/u,
  capital: /\p{Lu}/u,
  special: /[^\p{L}\p{N}\s]/u,
};

/** The format that new passwords have by the flag `strongPassword`. */
export const getPasswordFormat = (strong: boolean): PasswordFormat => (strong ? 'strong-password' : 'new-password');

export const isPasswordFormat = (format: string | undefined): format is PasswordFormat =>
  format !== undefined && Object.hasOwn(STRENGTHS, format);

export interface PasswordRuleState {
  rule: PasswordRule;
  /** Fewest characters, for the text of `length`. */
  minimum: number;
  isMet: boolean;
}

/** Checks a password against all rules of its format. */
export function checkPasswordRules(format: PasswordFormat, password: string): PasswordRuleState[] {
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

export const isValidPassword = (format: PasswordFormat, password: string): boolean =>
  checkPasswordRules(format, password).every(({ isMet }) => isMet);
