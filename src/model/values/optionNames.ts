/** What the language of the page calls the options of a server, whatever the server calls them. Pure. */
import { findChoice, isSameCode } from './optionCodes';
import type { Option, OptionList } from '../entity/entity';
import { getOwnProperty } from './getOwnProperty';

export type OptionNaming = Pick<OptionList, 'names' | 'standardCodes' | 'language'>;

const ENGLISH = 'en';
const ISO_COUNTRY = /^[A-Z]{2}$/;

const regions = new Map<string, Intl.DisplayNames>();

/** What a language calls a country; undefined for what is no code of one. */
function getRegionName(language: string, code: unknown): string | undefined {
  if (typeof code !== 'string' || !ISO_COUNTRY.test(code)) return undefined;
  const known = regions.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  regions.set(language, known);
  return known.of(code);
}

const spelledAlike = (names: Readonly<Record<string, string>>, code: unknown): string | undefined =>
  getOwnProperty(names, String(code)) ?? Object.entries(names).find(([known]) => isSameCode(known, code))?.[1];

/** The title of a code in the choices of the schema. */
export const getChoiceName = (choices: readonly Option[], code: unknown): string | undefined =>
  findChoice(choices, code)?.label;

/**
 * The name of a code in a language other than English: its translation or a standard name.
 * @returns undefined in English, whose names are the server's
 */
export function getTranslatedName(
  { names = {}, standardCodes, language = ENGLISH }: OptionNaming,
  code: unknown,
): string | undefined {
  const own = spelledAlike(names, code);
  return own ?? (standardCodes === 'country' && language !== ENGLISH ? getRegionName(language, code) : undefined);
}

/** The name of a code: translated, else as the server sent it, else the standard country name. */
export function getOptionName(list: OptionNaming, code: unknown, served?: string): string | undefined {
  const isBare = served === undefined || served === String(code);
  return (
    getTranslatedName(list, code) ??
    (isBare && list.standardCodes === 'country' ? getRegionName(ENGLISH, code) : undefined) ??
    served
  );
}
