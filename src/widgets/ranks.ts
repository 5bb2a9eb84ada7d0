/**
 * How well a widget fits a field. Named, so that the order of two testers is read and not
 * calculated; a widget never writes a number of its own.
 */
export const RANK = {
  /** The widget cannot draw the field. */
  none: -1,
  /** Draws anything; the last resort. */
  fallback: 0,
  /** Fits the JSON type. */
  type: 10,
  /** Fits a limit or a hint besides the type: digits, a long text. */
  hint: 20,
  /** Fits the named format. */
  format: 30,
  /** Fits an amount of money, whatever its digits. */
  money: 35,
  /** Fits a closed list of choices, which says more than any type or format. */
  choices: 40,
  /** Fits one particular list of choices: the countries. */
  subject: 45,
  /** Fits the structure: an upload, an object, a list of objects. */
  structure: 50,
} as const;

export type Rank = (typeof RANK)[keyof typeof RANK];
