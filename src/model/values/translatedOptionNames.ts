/** Determines option labels in the page's language. They replace the labels that the server sends. Pure. */
import { findChoice, isSameCode } from './optionCodes';
import type { Option, OptionList } from '../entity/entity';
import { getOwnProperty } from './getOwnProperty';

export type OptionNaming = Pick<OptionList, 'names' | 'labelsFromStandard' | 'language'>;

const ENGLISH = 'en';
const ISO_COUNTRY = /^[A-Z]{2}$/;

const regions = new Map<string, Intl.DisplayNames>();

/** Returns the name of a country in a language; undefined if the code is not a country code. */
function getRegionName(language: string, code: unknown): string | undefined {
  if (typeof code !== 'string' || !ISO_COUNTRY.test(code)) return undefined;
  const displayNames = regions.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  regions.set(language, displayNames);
  return displayNames.of(code);
}

const findSameSpelling = (names: Readonly<Record<string, string>>, code: unknown): string | undefined =>
  getOwnProperty(names, String(code)) ?? Object.entries(names).find(([known]) => isSameCode(known, code))?.[1];

/** Returns the label of a code according to the options in the schema. */
export const getChoiceLabel = (choices: readonly Option[], code: unknown): string | undefined =>
  findChoice(choices, code)?.label;

/**
 * Returns the label of a code in a language other than English: its translation, or else the country name that the
 * browser generates.
 * @returns undefined for English, because English pages display the server's labels
 */
export function getTranslatedCodeLabel(
  { names = {}, labelsFromStandard, language = ENGLISH }: OptionNaming,
  code: unknown,
): string | undefined {
  const own = findSameSpelling(names, code);
  return own ?? (labelsFromStandard === 'country' && language !== ENGLISH ? getRegionName(language, code) : undefined);
}

/**
 * Returns the label of a code: the translation, or else the label that the server sends, or else the English
 * country name.
 */
export function getOptionCodeLabel(list: OptionNaming, code: unknown, served?: string): string | undefined {
  const isBare = served === undefined || served === String(code);
  return (
    getTranslatedCodeLabel(list, code) ??
    (isBare && list.labelsFromStandard === 'country' ? getRegionName(ENGLISH, code) : undefined) ??
    served
  );
}
