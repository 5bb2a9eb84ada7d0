/** The labels of server options in the page's language, which replace those of the server. Pure. */
import { findChoice, isSameCode } from './optionCodes';
import type { Option, OptionList } from '../entity/entity';
import { getOwnProperty } from './getOwnProperty';

export type OptionNaming = Pick<OptionList, 'names' | 'standardCodes' | 'language'>;

const ENGLISH = 'en';
const ISO_COUNTRY = /^[A-Z]{2}$/;

const regions = new Map<string, Intl.DisplayNames>();

/** Returns the name of a country in a language; undefined for other codes. */
function getRegionName(language: string, code: unknown): string | undefined {
  if (typeof code !== 'string' || !ISO_COUNTRY.test(code)) return undefined;
  const displayNames = regions.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  regions.set(language, displayNames);
  return displayNames.of(code);
}

const findSameSpelling = (names: Readonly<Record<string, string>>, code: unknown): string | undefined =>
  getOwnProperty(names, String(code)) ?? Object.entries(names).find(([known]) => isSameCode(known, code))?.[1];

/** Returns the label of a code among the options of the schema. */
export const getChoiceName = (choices: readonly Option[], code: unknown): string | undefined =>
  findChoice(choices, code)?.label;

/**
 * Returns the label of a code in a language other than English: its translation or a standard name.
 * @returns undefined for English, which uses the server's labels
 */
export function getTranslatedName(
  { names = {}, standardCodes, language = ENGLISH }: OptionNaming,
  code: unknown,
): string | undefined {
  const own = findSameSpelling(names, code);
  return own ?? (standardCodes === 'country' && language !== ENGLISH ? getRegionName(language, code) : undefined);
}

/** Returns the label of a code: translated, otherwise as sent by the server, otherwise the standard country name. */
export function getOptionName(list: OptionNaming, code: unknown, served?: string): string | undefined {
  const isBare = served === undefined || served === String(code);
  return (
    getTranslatedName(list, code) ??
    (isBare && list.standardCodes === 'country' ? getRegionName(ENGLISH, code) : undefined) ??
    served
  );
}
