/** Braces in texts that nothing fills. */
import { fieldsOf, type Folder, type Rule } from '../source/folder';
import { asObject, entriesAt, valueAt, type Path } from '../source/json';
import type { Told } from '../source/places';
import type { Finding, Source } from '../source/source';
import { allowedHere, didYouMean, listing, nearest } from '../source/words';
import { strangersIn, subjectOf, type Subject } from './subjects';

const unfilled = (text: string, at: Path, subject: Subject): Finding[] => {
  const { strangers, known } = strangersIn(text, subject);
  return strangers.map((name) => ({
    at,
    message: `nothing fills the placeholder {${name}}${didYouMean(name, known)}`,
    cure: allowedHere(known),
  }));
};

/** Only what is sent or saved knows the moment. */
const TIMED = ['downloadFilename', 'payload'];

const inAction = (path: Path): boolean => path[0] === 'x-admin' && path[1] === 'actions';

/** The action around a key of it. */
const actionAt = (source: Source, folder: Folder, path: Path): unknown =>
  valueAt(folder.wholeOf(source), path.slice(0, 3));

function subjectAt({ path, inside }: Told, source: Source, folder: Folder): Subject {
  if (!inAction(path)) return { names: [], fields: fieldsOf(inside) };
  const extra = TIMED.includes(String(path[3])) ? ['now'] : [];
  return subjectOf(actionAt(source, folder, path), source, folder, extra);
}

/** Texts of the screens, as the meta-schema marks them. */
export const placeholders: Rule = (source, folder) =>
  folder.toldOf(source).flatMap((told) => {
    const { means, value, path, isOwn } = told;
    if (!means.placeholdersReferTo || !isOwn || typeof value !== 'string') return [];
    const subject = subjectAt(told, source, folder);
    return subject.fields || subject.names.length > 0 ? unfilled(value, path, subject) : [];
  });

function textsIn(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** What comes back fills placeholders, too: of these only a slip can be told. */
function openedBy(open: string, at: Path, subject: Subject, hasAnswer: boolean): Finding[] {
  const { strangers, known } = strangersIn(open, subject);
  const told = unfilled(open, at, subject);
  if (!hasAnswer) return told;
  return told
    .filter((_, index) => nearest(strangers[index] ?? '', known) !== undefined)
    .map((finding) => ({ ...finding, severity: 'warning' }));
}

/** What an action sends, and where it leads. */
export const templates: Rule = (source, folder) =>
  entriesAt(source.value, ['x-admin', 'actions']).flatMap(({ value, path }) => {
    const subject = (extra: readonly string[]): Subject =>
      subjectOf(actionAt(source, folder, path), source, folder, extra);
    const { payload, fixtureEffect } = asObject(value);
    const open = valueAt(value, ['onSuccess', 'redirect']);
    return [
      ...textsIn(payload, [...path, 'payload']).flatMap((one) => unfilled(one.text, one.path, subject(['now']))),
      ...textsIn(fixtureEffect, [...path, 'fixtureEffect']).flatMap((one) =>
        unfilled(one.text, one.path, subject(['now'])),
      ),
      ...(typeof open === 'string'
        ? openedBy(open, [...path, 'onSuccess', 'redirect'], subject([]), 'call' in asObject(value))
        : []),
    ];
  });

/** Placeholders a message may carry. */
const IN_MESSAGES = ['limit', 'title', 'min', 'max'];
const BRACES = /\{([^{}]*)\}/g;

function strangersInMessage(text: unknown, at: Path): Finding[] {
  if (typeof text !== 'string') return [];
  return [...text.matchAll(BRACES)]
    .map((match) => match[1] ?? '')
    .filter((name) => !IN_MESSAGES.includes(name))
    .map((name) => ({
      at,
      message: `unknown placeholder {${name}}${didYouMean(name, IN_MESSAGES)}`,
      cure: `Placeholders are ${listing(IN_MESSAGES.map((known) => `{${known}}`)).replaceAll('"', '')}.`,
    }));
}

/** Braces in messages. */
export const messagePlaceholders: Rule = (source, folder) =>
  folder.placesOf(source).flatMap(({ own, path, role }) => {
    if (role !== 'field' && role !== 'change') return [];
    const message = own['errorMessage'];
    const at = [...path, 'errorMessage'];
    return typeof message === 'string'
      ? strangersInMessage(message, at)
      : entriesAt(message, []).flatMap(({ name, value }) => strangersInMessage(value, [...at, name]));
  });
