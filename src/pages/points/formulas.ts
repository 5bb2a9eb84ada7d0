/** The two base formulas as texts: what stands in them, and what stands there for a missing number. */
import { formatNumber } from '../../widgets/cells/numbers';
import type { BaseValues } from './useBasePoints';

export interface Formula {
  /** Name of its text in the schema's messages. */
  name: string;
  /** Heading of the same numbers in the dialog. */
  section: string;
  parts: { currency: string; value: string; points: string };
}

const DASH = '–';
/** The operator's own currency stands in for a missing one (PTS-020). */
const CURRENCY = 'SGD';

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

const numberOf = (value: unknown, locale: string): string => (isMissing(value) ? DASH : formatNumber(value, locale));

const currencyOf = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : CURRENCY);

/** Both formulas in the order in which they are shown; a number that is not there is a dash (PTS-132). */
export const formulasOf = (values: BaseValues, locale: string): Formula[] =>
  ['Earning', 'Offset'].map((section) => {
    const name = section.toLowerCase();
    return {
      name,
      section,
      parts: {
        currency: currencyOf(values[`${name}Currency`]),
        value: numberOf(values[`${name}Value`], locale),
        points: numberOf(values[`${name}Points`], locale),
      },
    };
  });

/** Fills `{currency}`, `{value}` and `{points}`, in whatever order the language has them. */
export const writeFormula = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => parts[name] ?? placeholder);
