/** Reports placeholders in texts that no value fills. */
import { getFields, type LintFolder, type LintRule } from '../source/lintFolder';
import { toObject, getEntriesAtPath, getValueAtPath, type JsonPath } from '../source/readJson';
import type { AnnotatedKey } from '../source/schemaPlaces';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { listAllowedNames, suggestName, joinWithAnd, findNearestName } from '../source/messageWording';
import { findUnknownPlaceholders, getActionPlaceholders, type ActionPlaceholders } from './knownPlaceholders';

const unfilled = (text: string, at: JsonPath, subject: ActionPlaceholders): LintFinding[] => {
  const { strangers, known } = findUnknownPlaceholders(text, subject);
  return strangers.map((name) => ({
    at,
    message: `nothing fills the placeholder {${name}}${suggestName(name, known)}`,
    suggestion: listAllowedNames(known),
  }));
};

/** Keys whose text may contain `{now}`: only what is sent or saved has a time. */
const TIMED = ['downloadFilename', 'payload'];

const inAction = (path: JsonPath): boolean => path[0] === 'x-admin' && path[1] === 'actions';

/** Returns the action that contains a key. */
const actionAt = (source: SourceFile, folder: LintFolder, path: JsonPath): unknown =>
  getValueAtPath(folder.getResolvedDefinition(source), path.slice(0, 3));

function subjectAt({ path, inside }: AnnotatedKey, source: SourceFile, folder: LintFolder): ActionPlaceholders {
  if (!inAction(path)) return { names: [], fields: getFields(inside) };
  const extra = TIMED.includes(String(path[3])) ? ['now'] : [];
  return getActionPlaceholders(actionAt(source, folder, path), source, folder, extra);
}

/** Reports unknown placeholders in texts of the screens, as declared by the meta-schema. */
export const checkPlaceholders: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap((told) => {
    const { means, value, path, isOwn } = told;
    if (!means.placeholdersReferTo || !isOwn || typeof value !== 'string') return [];
    const subject = subjectAt(told, source, folder);
    return subject.fields || subject.names.length > 0 ? unfilled(value, path, subject) : [];
  });

function textsIn(value: unknown, path: JsonPath): { text: string; path: JsonPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Reports unknown placeholders of a redirect. Values of the response fill placeholders too, so only names similar
 * to a known one are reported, as warnings.
 */
function openedBy(open: string, at: JsonPath, subject: ActionPlaceholders, hasAnswer: boolean): LintFinding[] {
  const { strangers, known } = findUnknownPlaceholders(open, subject);
  const told = unfilled(open, at, subject);
  if (!hasAnswer) return told;
  return told
    .filter((_, index) => findNearestName(strangers[index] ?? '', known) !== undefined)
    .map((finding) => ({ ...finding, severity: 'warning' }));
}

/** Reports unknown placeholders in the payload and the redirect of an action. */
export const checkTemplates: LintRule = (source, folder) =>
  getEntriesAtPath(source.value, ['x-admin', 'actions']).flatMap(({ value, path }) => {
    const subject = (extra: readonly string[]): ActionPlaceholders =>
      getActionPlaceholders(actionAt(source, folder, path), source, folder, extra);
    const { payload, fixtureRecordChanges } = toObject(value);
    const open = getValueAtPath(value, ['onSuccess', 'redirect']);
    return [
      ...textsIn(payload, [...path, 'payload']).flatMap((one) => unfilled(one.text, one.path, subject(['now']))),
      ...textsIn(fixtureRecordChanges, [...path, 'fixtureRecordChanges']).flatMap((one) =>
        unfilled(one.text, one.path, subject(['now'])),
      ),
      ...(typeof open === 'string'
        ? openedBy(open, [...path, 'onSuccess', 'redirect'], subject([]), 'call' in toObject(value))
        : []),
    ];
  });

/** Placeholders that an error message may contain. */
const IN_MESSAGES = ['limit', 'title', 'min', 'max'];
const BRACES = /\{([^{}]*)\}/g;

function strangersInMessage(text: unknown, at: JsonPath): LintFinding[] {
  if (typeof text !== 'string') return [];
  return [...text.matchAll(BRACES)]
    .map((match) => match[1] ?? '')
    .filter((name) => !IN_MESSAGES.includes(name))
    .map((name) => ({
      at,
      message: `unknown placeholder {${name}}${suggestName(name, IN_MESSAGES)}`,
      suggestion: `Placeholders are ${joinWithAnd(IN_MESSAGES.map((known) => `{${known}}`)).replaceAll('"', '')}.`,
    }));
}

/** Reports unknown placeholders in error messages. */
export const checkMessagePlaceholders: LintRule = (source, folder) =>
  folder.getSchemaPlaces(source).flatMap(({ own, path, role }) => {
    if (role !== 'field' && role !== 'change') return [];
    const message = own['errorMessage'];
    const at = [...path, 'errorMessage'];
    return typeof message === 'string'
      ? strangersInMessage(message, at)
      : getEntriesAtPath(message, []).flatMap(({ name, value }) => strangersInMessage(value, [...at, name]));
  });
