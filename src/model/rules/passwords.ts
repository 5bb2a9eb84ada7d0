/**
 * What a new password must be: the one place of these rules, behind the formats `new-password` and
 * `strong-password`, the list under an input and the sign-in family's own form. Pure.
 */
import { ucs2length } from '../values/ajvRuntime';

/** The longest that the operator's server takes. */
export const PASSWORD_MAX = 32;

/** One thing that a password must have; `length` is that of its format. */
export type Demand = 'length' | 'digit' | 'small' | 'capital' | 'special';

export type PasswordFormat = 'new-password' | 'strong-password';

interface Strength {
  least: number;
  kinds: readonly Exclude<Demand, 'length'>[];
}

const STRENGTHS: Readonly<Record<PasswordFormat, Strength>> = {
  'new-password': { least: 6, kinds: [] },
  'strong-password': { least: 12, kinds: ['digit', 'small', 'capital', 'special'] },
};

/** What is neither letter, digit nor white space is special. */
const KINDS: Readonly<Record<Exclude<Demand, 'length'>, RegExp>> = {
  digit: /\d/,
  small: /\p{Ll}/u,
  capital: /\p{Lu}/u,
  special: /[^\p{L}\p{N}\s]/u,
};

/** The format that new passwords have by the flag `strongPassword`. */
export const passwordFormat = (strong: boolean): PasswordFormat => (strong ? 'strong-password' : 'new-password');

export const isPasswordFormat = (format: string | undefined): format is PasswordFormat =>
  format !== undefined && Object.hasOwn(STRENGTHS, format);

export interface Met {
  demand: Demand;
  /** Fewest characters, for the text of `length`. */
  least: number;
  met: boolean;
}

/** All that a format demands, and what of it a password has. */
export function demandsOn(format: PasswordFormat, password: string): Met[] {
  const { least, kinds } = STRENGTHS[format];
  return [
    { demand: 'length', least, met: ucs2length(password) >= least },
    ...kinds.map((demand): Met => ({ demand, least, met: KINDS[demand].test(password) })),
  ];
}

export const isPassword = (format: PasswordFormat, password: string): boolean =>
  demandsOn(format, password).every(({ met }) => met);
