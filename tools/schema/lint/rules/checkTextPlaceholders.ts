/** Reports placeholders in texts for which there is no value. */
import { getFields, type LintFolder, type LintRule } from '../source/lintFolder';
import { toObjectOrEmpty, getEntriesAtPath, getValueAtPath, type JsonPath } from '../source/readJson';
import type { AnnotatedKey } from '../source/locatedSchemas';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import {
  formatAllowedNames,
  getNameSuggestion,
  joinQuotedNames,
  findNearestName,
  quote,
} from '../source/messageWording';
import { LONE_BRACE } from './checkCallPaths';
import { findUnknownPlaceholders, getActionPlaceholders, type ActionPlaceholders } from './knownPlaceholders';

/** Reports the placeholders of a text for which there is no value. */
export const findUnknownTextPlaceholders = (
  text: string,
  at: JsonPath,
  placeholders: ActionPlaceholders,
): LintFinding[] => {
  const { unknownNames, knownNames } = findUnknownPlaceholders(text, placeholders);
  return unknownNames.map((name) => ({
    at,
    message: `nothing fills the placeholder {${name}}${getNameSuggestion(name, knownNames)}`,
    suggestion: formatAllowedNames(knownNames),
  }));
};

/** Returns the finding for a text with a brace that has no counterpart: it is shown as it is. */
export const describeLoneBrace = (text: string, at: JsonPath): LintFinding => ({
  at,
  message: `a brace in ${quote(text)} has no counterpart`,
  suggestion: 'Write a placeholder between { and }.',
});

/**
 * Keys whose text may contain `{now}`, the time at which the action sends a request or saves a file. Other texts
 * may not contain it, because they are displayed at no particular time.
 */
const TIMED = ['downloadFilename', 'payload'];

const isInAction = (path: JsonPath): boolean => path[0] === 'x-admin' && path[1] === 'actions';

/** Returns the action that contains a key. */
const getActionAt = (source: SourceFile, folder: LintFolder, path: JsonPath): unknown =>
  getValueAtPath(folder.getResolvedDefinition(source), path.slice(0, 3));

function getPlaceholdersAt({ path, inside }: AnnotatedKey, source: SourceFile, folder: LintFolder): ActionPlaceholders {
  if (!isInAction(path)) return { names: [], fields: getFields(inside) };
  const extra = TIMED.includes(String(path[3])) ? ['now'] : [];
  return getActionPlaceholders(getActionAt(source, folder, path), source, folder, extra);
}

/**
 * Reports unknown placeholders in texts of the screens. The meta-schema declares for each key which placeholders
 * are allowed.
 */
export const checkPlaceholders: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap((annotatedKey) => {
    const { annotation, value, path, isOwn } = annotatedKey;
    if (!annotation.placeholdersReferTo || !isOwn || typeof value !== 'string') return [];
    if (LONE_BRACE.test(value) && value.split('{').length !== value.split('}').length)
      return [describeLoneBrace(value, path)];
    const placeholders = getPlaceholdersAt(annotatedKey, source, folder);
    return placeholders.fields || placeholders.names.length > 0
      ? findUnknownTextPlaceholders(value, path, placeholders)
      : [];
  });

/** Returns all texts in a value, with their paths. */
export function collectTexts(value: unknown, path: JsonPath): { text: string; path: JsonPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    collectTexts(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Reports unknown placeholders of a redirect. If the action sends a request, values of the response can also fill
 * placeholders, and their names are not known here. In this case only misspellings of known names are reported, as
 * warnings.
 */
function openedBy(open: string, at: JsonPath, placeholders: ActionPlaceholders, hasResponse: boolean): LintFinding[] {
  const { unknownNames, knownNames } = findUnknownPlaceholders(open, placeholders);
  const findings = findUnknownTextPlaceholders(open, at, placeholders);
  if (!hasResponse) return findings;
  return findings
    .filter((_, index) => findNearestName(unknownNames[index] ?? '', knownNames) !== undefined)
    .map((finding) => ({ ...finding, severity: 'warning' }));
}

/**
 * Reports unknown placeholders in the payload, in the changes of the mock's record, and in the redirect of an
 * action.
 */
export const checkTemplates: LintRule = (source, folder) =>
  getEntriesAtPath(source.value, ['x-admin', 'actions']).flatMap(({ value, path }) => {
    const subject = (extra: readonly string[]): ActionPlaceholders =>
      getActionPlaceholders(getActionAt(source, folder, path), source, folder, extra);
    const { payload, fixtureRecordChanges } = toObjectOrEmpty(value);
    const open = getValueAtPath(value, ['onSuccess', 'redirect']);
    return [
      ...collectTexts(payload, [...path, 'payload']).flatMap((one) =>
        findUnknownTextPlaceholders(one.text, one.path, subject(['now'])),
      ),
      ...collectTexts(fixtureRecordChanges, [...path, 'fixtureRecordChanges']).flatMap((one) =>
        findUnknownTextPlaceholders(one.text, one.path, subject(['now'])),
      ),
      ...(typeof open === 'string'
        ? openedBy(open, [...path, 'onSuccess', 'redirect'], subject([]), 'call' in toObjectOrEmpty(value))
        : []),
    ];
  });

/** Placeholders that an error message may contain. */
const IN_MESSAGES = ['limit', 'title', 'min', 'max'];
const BRACES = /\{([^{}]*)\}/g;

/** A placeholder as programming languages write it, for which nothing is filled in. */
const PRINTF = /%[sdf](?![A-Za-z])/;

function findUnknownInMessage(text: unknown, at: JsonPath): LintFinding[] {
  if (typeof text !== 'string') return [];
  const printf = PRINTF.exec(text)?.[0];
  if (printf !== undefined) {
    const message = `${quote(printf)} would be shown as it is: placeholders stand in braces`;
    return [{ at, message, suggestion: 'Write {limit} for the limit, or {title} for the field.' }];
  }
  return [...text.matchAll(BRACES)]
    .map((match) => match[1] ?? '')
    .filter((name) => !IN_MESSAGES.includes(name))
    .map((name) => ({
      at,
      message: `unknown placeholder {${name}}${getNameSuggestion(name, IN_MESSAGES)}`,
      suggestion: `Placeholders are ${joinQuotedNames(IN_MESSAGES.map((known) => `{${known}}`)).replaceAll('"', '')}.`,
    }));
}

/** Reports unknown placeholders in error messages. */
export const checkMessagePlaceholders: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap(({ own, path, role }) => {
    if (role !== 'field' && role !== 'change') return [];
    const message = own['errorMessage'];
    const at = [...path, 'errorMessage'];
    return typeof message === 'string'
      ? findUnknownInMessage(message, at)
      : getEntriesAtPath(message, []).flatMap(({ name, value }) => findUnknownInMessage(value, [...at, name]));
  });

/** Keys whose texts are filled in, although no field or param of the screen is meant. */
const FILLED_KEYS = ['errorMessage', 'template'];

/** Reports braces in texts of the screens that take no placeholders: they would be shown as they are. */
export const checkBracesInTexts: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap(({ annotation, value, path, isOwn }): LintFinding[] => {
    if (path[0] !== 'x-admin' || path.includes('properties')) return [];
    const isText = annotation.translationPath !== undefined || path[1] === 'messages';
    const isFilled = annotation.placeholdersReferTo || FILLED_KEYS.some((key) => path.includes(key));
    if (!isOwn || !isText || isFilled || typeof value !== 'string') return [];
    const placeholder = /\{[\w.]+\}/.exec(value)?.[0];
    if (placeholder === undefined) return [];
    return [
      {
        at: path,
        message: `${placeholder} would be shown as it is: nothing fills placeholders in this text`,
        suggestion: 'Write the text without the placeholder; questions name the record themselves.',
      },
    ];
  });
