/** Generates the source code of the virtual modules that contain the languages of the app. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getLanguageModuleId, IMPORT_WORDS_MODULE_ID, LANGUAGES_MODULE_ID } from './virtualModuleIds';
import { findDateLocale, findMuiLocale, MUI_LOCALES, PICKER_LOCALES } from '../languages/findPackageLocales';
import { ENGLISH_CODE, type Language } from '../languages/readLanguages';

const CREATE = fileURLToPath(new URL('../../src/i18n/createLanguageDefinition.ts', import.meta.url)).replaceAll(
  '\\',
  '/',
);

/**
 * Generates the module with the names of all languages and, for each language except English, a function that
 * lazy-loads its module.
 */
function createLanguagesModule(languages: readonly Language[]): string {
  const names = languages.map(({ code, name }) => ({ locale: code, name }));
  const loaders = languages
    .filter(({ code }) => code !== ENGLISH_CODE)
    .map(({ code }) => `${JSON.stringify(code)}: () => import(${JSON.stringify(getLanguageModuleId(code))})`);
  return `export const languages = ${JSON.stringify(names)};
export const loaders = { ${loaders.join(', ')} };
`;
}

/** Returns the file with the texts of the product's hand-written pages in a language. */
const getPageTextsFile = (pagesDir: string, code: string): string =>
  join(pagesDir, 'i18n', `${code}.json`).replaceAll('\\', '/');

/**
 * Generates the module of one language. It contains the texts of the app and of the product's pages, and the locales of dayjs, MUI and the MUI
 * date pickers if these packages support the language.
 */
function createLanguageModule({ code, file }: Language, pagesDir: string): string {
  const pageTexts = getPageTextsFile(pagesDir, code);
  const hasPageTexts = existsSync(pageTexts);
  const date = findDateLocale(code);
  const mui = findMuiLocale(code, MUI_LOCALES);
  const pickers = findMuiLocale(code, PICKER_LOCALES);
  const parts = [
    'texts',
    ...(hasPageTexts ? ['pageTexts'] : []),
    ...(date ? [`dateLocale: ${JSON.stringify(date)}`] : []),
    ...(mui ? ['muiTexts'] : []),
    ...(pickers ? ['pickerTexts'] : []),
  ];
  return `import { createLanguageDefinition } from ${JSON.stringify(CREATE)};
import { texts } from ${JSON.stringify(file)};
${hasPageTexts ? `import pageTexts from ${JSON.stringify(pageTexts)};` : ''}
${date ? `import 'dayjs/locale/${date}';` : ''}
${mui ? `import { ${mui} as muiTexts } from '${MUI_LOCALES}';` : ''}
${pickers ? `import { ${pickers} as pickerTexts } from '${PICKER_LOCALES}';` : ''}
export const language = createLanguageDefinition({ ${parts.join(', ')} });
`;
}

/**
 * Generates the module with the words for true and false in imported spreadsheets. It contains the words of all
 * languages, because users exchange files across languages.
 */
function createImportWordsModule(languages: readonly Language[]): string {
  const encodings = languages.flatMap(({ code, fileEncoding }) => (fileEncoding ? [[code, fileEncoding]] : []));
  return `export const trueWords = ${JSON.stringify(languages.flatMap((language) => language.yes))};
export const falseWords = ${JSON.stringify(languages.flatMap((language) => language.no))};
export const fileEncodings = ${JSON.stringify(Object.fromEntries(encodings))};
`;
}

/**
 * Returns the generated source code by module id.
 * @param pagesDir folder of the product's hand-written pages
 */
export function createLanguageModules(languages: readonly Language[], pagesDir: string): Map<string, string> {
  return new Map([
    [LANGUAGES_MODULE_ID, createLanguagesModule(languages)],
    [IMPORT_WORDS_MODULE_ID, createImportWordsModule(languages)],
    ...languages
      .filter(({ code }) => code !== ENGLISH_CODE)
      .map((language) => [getLanguageModuleId(language.code), createLanguageModule(language, pagesDir)] as const),
  ]);
}

/**
 * Returns the package imports of the language modules. The dev server pre-bundles them when it starts. Otherwise it
 * would pre-bundle them only when a user chooses a language.
 */
export const getLanguagePackageImports = (languages: readonly Language[]): string[] => [
  ...new Set(
    languages
      .filter(({ code }) => code !== ENGLISH_CODE)
      .flatMap(({ code }) => {
        const date = findDateLocale(code);
        return [...(date ? [`dayjs/locale/${date}`] : []), MUI_LOCALES, PICKER_LOCALES];
      }),
  ),
];
