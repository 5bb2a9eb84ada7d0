import { formatSchemaCommand } from '../../../root/rootFolders';
import { readLanguageCodes } from '../../../languages/readLanguages';
import { getPlaceholders } from '../../../../src/model/values/fillTemplates';
import type { LintRule } from '../source/lintFolder';
import { isObject, getValueAtPath, type JsonPath } from '../source/readJson';
import { findRenamedTranslationKeys } from '../source/findRenamedTranslationKeys';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { getStaleTranslationPaths, startsWithPath, getUnknownEntities } from '../source/staleTranslations';
import { getAllTranslatableTexts, type TranslatableText } from '../source/translatableTexts';
import { formatAllowedNames, getNameSuggestion, joinQuotedNames, quote } from '../source/messageWording';

/**
 * Returns the known keys of the object that contains an unknown key. One of them is suggested as the correct
 * spelling.
 */
const getSiblingTexts = (path: JsonPath, texts: readonly TranslatableText[]): string[] => [
  ...new Set(
    texts
      .filter((text) => startsWithPath(text.path, path.slice(0, -1)))
      .flatMap((text) => text.path[path.length - 1] ?? []),
  ),
];

const FIX = `"${formatSchemaCommand('lint --fix')}"`;
const REMOVES = `${FIX} removes it`;

/** Returns the suggestion for the texts of a field that was probably renamed to `name`. */
const carries = (name: string): string => `The field may be ${quote(name)} now: ${FIX} carries its texts over.`;

function checkStaleKeys(entity: string, source: SourceFile, texts: readonly TranslatableText[]): LintFinding[] {
  const renames = findRenamedTranslationKeys(entity, source, texts);
  return getStaleTranslationPaths(entity, source, texts).map((path) => {
    const names = getSiblingTexts(path, texts);
    const where = path.length > 1 ? ` in ${quote(path.slice(0, -1).join('/'))}` : '';
    const renamed = renames.find(({ from }) => startsWithPath(path, from));
    const suggestion =
      names.length > 0 ? `${formatAllowedNames(names)} ${REMOVES}.` : `The schema has no such text: ${REMOVES}.`;
    return {
      at: [entity, ...path],
      key: true,
      message: `${quote(path.at(-1))}${where} of ${quote(entity)} translates nothing${getNameSuggestion(path.at(-1), names)}`,
      suggestion: renamed ? carries(String(renamed.to.at(-1))) : suggestion,
      severity: 'warning',
    };
  });
}

/** The texts of these groups have placeholders of their own, whatever the English text contains. */
const FILLED: Readonly<Record<string, readonly string[]>> = { fieldErrorMessages: ['limit', 'title', 'min', 'max'] };

/** Warns of placeholders of a translation that the English text does not contain, so that nothing may fill them. */
function checkPlaceholders(entity: string, source: SourceFile, texts: readonly TranslatableText[]): LintFinding[] {
  return texts.flatMap(({ path, text }) => {
    const translation = getValueAtPath(source.value, [entity, ...path]);
    if (text === undefined || typeof translation !== 'string') return [];
    const names = [...getPlaceholders(text), ...path.flatMap((step) => FILLED[step] ?? [])];
    const strange = [...new Set(getPlaceholders(translation))].filter((name) => !names.includes(name));
    return strange.map((name): LintFinding => ({
      at: [entity, ...path],
      message: `{${name}} is not in the English text, so nothing may fill it${getNameSuggestion(name, names)}`,
      suggestion: `The English text is ${quote(text)}.`,
      severity: 'warning',
    }));
  });
}

/** Returns the language of a translation file, which its name is. */
const getLanguage = ({ name }: SourceFile): string => name.replace(/^.*\/|\.json$/g, '');

/** Maximum number of missing keys that a message lists. Of the remaining keys it only gives the number. */
const SHOWN = 8;

function checkMissingTexts(entity: string, source: SourceFile, texts: readonly TranslatableText[]): LintFinding[] {
  const lost = texts
    .filter(({ path, optional }) => !optional && getValueAtPath(source.value, [entity, ...path]) === undefined)
    .map(({ path }) => path.join('/'));
  if (lost.length === 0) return [];
  const rest = lost.length > SHOWN ? ` and ${lost.length - SHOWN} more` : '';
  return [
    {
      at: [entity],
      key: true,
      message: `${quote(entity)} lacks ${lost.length} ${lost.length === 1 ? 'text' : 'texts'} in ${getLanguage(source)}: ${lost.slice(0, SHOWN).join(', ')}${rest}`,
      suggestion: 'Add them; until then the English text is shown.',
      severity: 'note',
    },
  ];
}

/**
 * Warns of translations whose English text does not exist, and notes missing translations. Neither is an error,
 * because English texts may change before their translations do.
 */
export const checkTranslations: LintRule = (source, folder) => {
  const languages = readLanguageCodes();
  const code = getLanguage(source);
  if (!languages.includes(code)) {
    const message = `the app has no language ${quote(code)}, so nobody sees these texts${getNameSuggestion(code, languages)}`;
    const suggestion = `Rename the file, or add src/i18n/locales/${code}.json. ${formatAllowedNames(languages)}`;
    return [{ at: [], message, suggestion, severity: 'warning' }];
  }
  const expected = getAllTranslatableTexts(source, folder);
  return [
    ...getUnknownEntities(source, expected).map((name): LintFinding => ({
      at: [name],
      key: true,
      message: `there is no entity ${quote(name)}${getNameSuggestion(name, Object.keys(expected))}`,
      suggestion: `Name one of ${joinQuotedNames(Object.keys(expected), 'or')}, or remove it: ${REMOVES}.`,
      severity: 'warning',
    })),
    ...Object.entries(expected).flatMap(([entity, texts]) => [
      ...(isObject(source.value[entity]) ? checkStaleKeys(entity, source, texts) : []),
      ...checkMissingTexts(entity, source, texts),
      ...checkPlaceholders(entity, source, texts),
    ]),
  ];
};
