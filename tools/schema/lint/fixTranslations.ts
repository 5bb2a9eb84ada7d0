/**
 * Implements `lint --fix`: migrates files to the current version of the schema language, moves the translations of
 * renamed fields, and removes the translations of texts that no longer exist.
 */
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { migrateFile } from '../migrations/migrate';
import { parseSchemaFolder, type LintFolder } from './source/lintFolder';
import { isObject, getValueAtPath, type JsonPath } from './source/readJson';
import { findCustomComponents } from './source/customComponents';
import { findRenamedTranslationKeys } from './source/findRenamedTranslationKeys';
import { parseSchemaFile, type SourceFile } from './source/sourceFile';
import { getStaleTranslationPaths, getUnknownEntities } from './source/staleTranslations';
import { getAllTranslatableTexts, type TranslatableText } from './source/translatableTexts';
import type { SchemaFileText } from '../folder/readSchemaFolder';

interface FixedFile extends SchemaFileText {
  /** Descriptions of what was changed in the file, one line per change. */
  changes: readonly string[];
}

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

const shown = (path: JsonPath): string => path.map((step) => JSON.stringify(step)).join(' ');

/** Renames the key at a path without moving it. */
function withKey(text: string, path: JsonPath, name: string): string {
  const root = parseTree(text);
  const key = root && findNodeAtLocation(root, path)?.parent?.children?.[0];
  if (!key) return text;
  return text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length);
}

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

/** Removes the key at a path, and the enclosing objects that become empty. */
function without(text: string, path: JsonPath): string {
  const next = applyEdits(text, modify(text, path, undefined, FORMAT));
  const around = path.slice(0, -1);
  return around.length > 0 && isEmpty(getValueAtPath(parseSchemaFile('', next).value, around))
    ? without(next, around)
    : next;
}

function carryOverTranslations(entity: string, source: SourceFile, texts: readonly TranslatableText[]): FixedFile {
  const renames = findRenamedTranslationKeys(entity, source, texts);
  return {
    name: source.name,
    text: renames.reduce((text, { from, to }) => withKey(text, [entity, ...from], String(to.at(-1))), source.text),
    changes: renames.map(({ from, to }) => `${shown([entity, ...from])} is ${JSON.stringify(to.at(-1))} now`),
  };
}

function removed({ name, text, changes }: FixedFile, paths: readonly JsonPath[]): FixedFile {
  return {
    name,
    text: paths.reduce(without, text),
    changes: [...changes, ...paths.map((path) => `${shown(path)} translated nothing and is gone`)],
  };
}

function fixTranslation(source: SourceFile, folder: LintFolder): FixedFile {
  const expected = getAllTranslatableTexts(source, folder);
  const strange = getUnknownEntities(source, expected).map((name): JsonPath => [name]);
  const begun = removed({ name: source.name, text: source.text, changes: [] }, strange);
  let parsed = source;
  // Most entities need no change: the file is parsed again only after one.
  const parse = (text: string): SourceFile => {
    if (parsed.text !== text) parsed = parseSchemaFile(source.name, text);
    return parsed;
  };
  return Object.entries(expected).reduce((before, [entity, texts]) => {
    const now = parse(before.text);
    if (!isObject(now.value[entity])) return before;
    const moved = carryOverTranslations(entity, now, texts);
    const stale = getStaleTranslationPaths(entity, parse(moved.text), texts);
    return removed(
      { ...moved, changes: [...before.changes, ...moved.changes] },
      stale.map((path) => [entity, ...path]),
    );
  }, begun);
}

/** Whether the texts of a file are known: it is valid JSON, and an entity has its screens at the expected place. */
const hasKnownTexts = ({ kind, isForeign, syntax, root, value }: SourceFile): boolean =>
  syntax.length === 0 && root?.type === 'object' && (kind !== 'entity' || isForeign || isObject(value['x-admin']));

/**
 * Fixes the translation files of the schema folder. If any schema file is invalid JSON, or an entity has no `x-admin`,
 * for example because a brace is missing before it, no translation file is changed.
 * @param files all files of the schema folder
 * @param pages folder of the hand-written pages; default: that of the product
 * @returns the changed translation files
 */
function fixTranslations(files: readonly SchemaFileText[], pages?: string): FixedFile[] {
  const folder = parseSchemaFolder(files, findCustomComponents(pages));
  if (!folder.sources.every(hasKnownTexts)) return [];
  return folder.sources
    .filter(({ kind }) => kind === 'translation')
    .map((source) => fixTranslation(source, folder))
    .filter(({ changes }) => changes.length > 0);
}

/**
 * Migrates a file to the current version of the schema language. The formatting of the file does not change.
 * @param kind kind of the file: `entity`, `translation` or `config`
 */
export function migrateSchemaFile(kind: string, { name, text }: SchemaFileText): FixedFile {
  const migrated = migrateFile(kind, text);
  const changes = migrated.changes.map(({ path, to }) =>
    to ? `${shown(path)} is ${JSON.stringify(to.key)} now` : `${shown(path)} is gone`,
  );
  const isMarked = migrated.text !== text && changes.length === 0;
  return { name, text: migrated.text, changes: isMarked ? ['is marked with the present version'] : changes };
}

/**
 * Migrates all files to the current version of the schema language and then fixes the translations.
 * @param files all files of the schema folder
 * @param pages folder of the hand-written pages; default: that of the product
 * @returns the changed files
 */
export function fixFiles(files: readonly SchemaFileText[], pages?: string): FixedFile[] {
  const migrated = files.map((file) => migrateSchemaFile(parseSchemaFile(file.name, file.text).kind, file));
  const translated = new Map(fixTranslations(migrated, pages).map((fixed) => [fixed.name, fixed]));
  return migrated.flatMap((file) => {
    const { text, changes } = translated.get(file.name) ?? { text: file.text, changes: [] };
    const all = [...file.changes, ...changes];
    return all.length > 0 ? [{ name: file.name, text, changes: all }] : [];
  });
}
