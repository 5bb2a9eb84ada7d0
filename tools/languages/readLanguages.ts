/**
 * Reads the languages of the app. Each language has one file in `src/i18n/locales`, and the file name is the
 * language code.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Phrases } from '../../src/model/compile/expectedValues/phrases';
import { isObject } from '../../src/model/values/cleanValues';

export const LOCALES_FOLDER = fileURLToPath(new URL('../../src/i18n/locales', import.meta.url));

/**
 * Code of the language from which all others are translated. Its texts are written in TypeScript instead of JSON,
 * so that the compiler checks the translation keys.
 */
export const ENGLISH_CODE = 'en';

/** Returns the codes of the languages of the app, by the names of their files. */
export const readLanguageCodes = (folder = LOCALES_FOLDER): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'));

export interface Language {
  /** Language code, such as `zh-Hans`. It is also the name of the language's file: `zh-Hans.json`. */
  code: string;
  file: string;
  /** Name of the language in the language itself. */
  name: string;
  /** The words `yes` and `no` mean true and false in the cells of an imported spreadsheet. */
  yes: readonly string[];
  no: readonly string[];
  /** Legacy encoding of text files in this language. Default: `windows-1252`. */
  fileEncoding?: string;
  /** The phrases with which compiled entities tell what a pattern or a format expects. */
  expected?: Phrases;
}

const KEYS = ['name', 'yes', 'no', 'fileEncoding', 'expected', 'texts'];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isEncoding(label: unknown): boolean {
  try {
    return isText(label) && new TextDecoder(label) instanceof TextDecoder;
  } catch {
    return false;
  }
}

function isCode(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

function findFault(code: string, said: unknown): string | undefined {
  if (!isCode(code)) return 'the name is no language code, as "de" or "pt-BR"';
  if (!isObject(said)) return 'an object in braces is expected';
  const unknown = Object.keys(said).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return `unknown key "${unknown}"; there are ${KEYS.join(', ')}`;
  if (!isText(said['name'])) return '"name" must say what the language calls itself';
  for (const key of ['yes', 'no']) if (!isTextList(said[key])) return `"${key}" must be a list of words`;
  if (said['fileEncoding'] !== undefined && !isEncoding(said['fileEncoding'])) return '"fileEncoding" is not known';
  if (said['expected'] !== undefined && !isObject(said['expected'])) return '"expected" must be an object in braces';
  return code === ENGLISH_CODE || isObject(said['texts']) ? undefined : '"texts" are missing';
}

function readLanguage(file: string): Language {
  const code = basename(file, '.json');
  const said: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  const message = findFault(code, said);
  if (message !== undefined) throw new Error(message);
  const { texts: _, ...head } = said as Omit<Language, 'code' | 'file'> & { texts?: unknown };
  return { ...head, code, file };
}

/**
 * Reads all language files.
 * @returns the languages in the order in which the app offers them: English first, then all others sorted by code
 * @throws Error that names the invalid file and what is wrong with it
 */
export function readLanguages(folder = LOCALES_FOLDER): Language[] {
  const languages = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      try {
        return readLanguage(join(folder, name).replaceAll('\\', '/'));
      } catch (error) {
        throw new Error(`${join(folder, name)}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    });
  return [
    ...languages.filter(({ code }) => code === ENGLISH_CODE),
    ...languages.filter(({ code }) => code !== ENGLISH_CODE),
  ];
}
