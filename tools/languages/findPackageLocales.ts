/**
 * Finds the locale of a language in the packages dayjs, `@mui/material` and `@mui/x-date-pickers`, which name their
 * locales differently.
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const { resolve } = createRequire(import.meta.url);

const getSiblingNames = (file: string): string[] =>
  readdirSync(dirname(resolve(file)))
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.slice(0, -'.js'.length));

export const MUI_LOCALES = '@mui/material/locale';
export const PICKER_LOCALES = '@mui/x-date-pickers/locales';

/** Returns the most likely region of a language code: `zh-Hans` → language `zh`, region `CN`. */
function getRegion(code: string): { language: string; region: string } {
  const { language, region = '' } = new Intl.Locale(code).maximize();
  return { language, region };
}

/**
 * Finds the dayjs locale of a language.
 * @returns `zh-cn` for `zh-Hans`; undefined if dayjs does not support the language
 */
export function findDateLocale(code: string): string | undefined {
  const { language, region } = getRegion(code);
  const names = getSiblingNames('dayjs/locale/en');
  return [code, `${language}-${region}`, language]
    .map((name) => name.toLowerCase())
    .find((name) => names.includes(name));
}

/**
 * Finds the MUI locale of a language.
 * @param from the MUI package to search: `MUI_LOCALES` or `PICKER_LOCALES`
 * @returns `zhCN` for `zh-Hans`: the name of the package's export; undefined if the package does not support the
 *   language
 */
export function findMuiLocale(code: string, from: string): string | undefined {
  const { language, region } = getRegion(code);
  const names = getSiblingNames(from);
  const anyRegion = names.find((name) => name.startsWith(language) && /^[A-Z]{2}$/.test(name.slice(language.length)));
  return [`${language}${region}`, language].find((name) => names.includes(name)) ?? anyRegion;
}
