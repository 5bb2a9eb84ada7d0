/** What the language of the page calls the options of a server, whatever the server calls them. Pure. */
import { choiceFor, isAlike } from './codes';
import type { Option, OptionList } from '../entity/entity';
import { ownOf } from './own';

export type Named = Pick<OptionList, 'names' | 'standardCodes' | 'language'>;

const ENGLISH = 'en';
const ISO_COUNTRY = /^[A-Z]{2}$/;

const regions = new Map<string, Intl.DisplayNames>();

/** What a language calls a country; undefined for what is no code of one. */
function regionName(language: string, code: unknown): string | undefined {
  if (typeof code !== 'string' || !ISO_COUNTRY.test(code)) return undefined;
  const known = regions.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  regions.set(language, known);
  return known.of(code);
}

const spelledAlike = (names: Readonly<Record<string, string>>, code: unknown): string | undefined =>
  ownOf(names, String(code)) ?? Object.entries(names).find(([known]) => isAlike(known, code))?.[1];

/** What a schema's own choices call a code. */
export const choiceName = (choices: readonly Option[], code: unknown): string | undefined =>
  choiceFor(choices, code)?.label;

/**
 * What another language than English calls a code: by its translation, or because everybody calls it so.
 * @returns undefined in English, whose names are the server's
 */
export function spokenName(
  { names = {}, standardCodes, language = ENGLISH }: Named,
  code: unknown,
): string | undefined {
  const own = spelledAlike(names, code);
  return own ?? (standardCodes === 'country' && language !== ENGLISH ? regionName(language, code) : undefined);
}

/** What a code is called: in the language of the page, else by the server; a bare code of a country by all the world. */
export function optionName(list: Named, code: unknown, served?: string): string | undefined {
  const isBare = served === undefined || served === String(code);
  return (
    spokenName(list, code) ??
    (isBare && list.standardCodes === 'country' ? regionName(ENGLISH, code) : undefined) ??
    served
  );
}
