/**
 * Prepares the errors of the schema files as the dev server sends them to the open browsers, with the paths of the screens on
 * which the analyst who edits the file looks for them.
 */
import { basename, join } from 'node:path';
import { parse } from 'jsonc-parser';
import { isObject } from '../../src/model/values/cleanValues';
import type { SchemaFileText } from '../schema/folder/readSchemaFolder';
import type { Diagnostic } from '../schema/lint/lintSchemas';
import { getPathAtPosition } from '../schema/lint/source/textPositions';
import type { SchemaFault } from './client/faultMessages';

const LITERAL = /[.*+?^${}()|[\]\\]/g;
const escape = (text: string): string => text.replaceAll(LITERAL, String.raw`\$&`);

/** `/articles/edit/{articleId}` → `^/articles/edit/[^/]+/?$` */
const toPattern = (route: string): string =>
  `^${route
    .split(/\{\w*\}/)
    .map(escape)
    .join('[^/]+')}/?$`;

/** Returns the routes of a screen and of its variants, and that of the view which belongs to each list. */
function getRoutes(routes: unknown): string[] {
  if (!isObject(routes)) return [];
  const own = Object.values(routes).filter((route) => typeof route === 'string' && route.startsWith('/')) as string[];
  const { list, variants } = routes;
  return [
    ...own,
    ...(typeof list === 'string' ? [`${list}/view/{id}`] : []),
    ...(Array.isArray(variants) ? variants.flatMap(getRoutes) : []),
  ];
}

/** Returns the patterns of the paths of an entity, also if its file is no valid JSON. */
function getScreens(text: string | undefined): string[] {
  const definition: unknown = parse(text ?? '');
  const admin = isObject(definition) ? definition['x-admin'] : undefined;
  return getRoutes(isObject(admin) ? admin['routes'] : undefined).map(toPattern);
}

/**
 * Returns the names of the entities to which a fault belongs: that of the file; for a translation the entity whose text
 * it is; for a shared definition or option list the entities that name it.
 */
function getOwners(name: string, place: Diagnostic, texts: ReadonlyMap<string, string>): string[] {
  const text = texts.get(name) ?? '';
  const getPath = () => getPathAtPosition(text, place).map(String);
  if (name.startsWith('i18n/')) return [`${getPath()[0]}.json`];
  if (name !== 'common.json' && name !== 'options.json') return [name];
  const part = getPath()[name === 'common.json' ? 1 : 0];
  if (!part) return [];
  const mention = new RegExp(`["/]${escape(part)}"`);
  const isUser = (content: string): boolean => mention.test(content);
  return [...texts].flatMap(([file, content]) => (!file.includes('/') && file !== name && isUser(content) ? file : []));
}

/**
 * Prepares errors for the browser.
 * @param dir the schema folder
 * @param files the present texts of all files
 * @param good for each file the text of the last version without errors, whose screens may be open
 */
export function createSchemaFaults(
  errors: readonly Diagnostic[],
  dir: string,
  files: readonly SchemaFileText[],
  good: ReadonlyMap<string, SchemaFileText>,
): SchemaFault[] {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const screensOf = (name: string): string[] => [...getScreens(texts.get(name)), ...getScreens(good.get(name)?.text)];
  return errors.map((error) => {
    const { file, line, column, message, suggestion } = error;
    const name = file.slice(basename(dir).length + 1);
    const screens = getOwners(name, error, texts).flatMap(screensOf);
    const place = { file, line, column, path: join(dir, name) };
    return { ...place, message, suggestion, isKept: good.has(name), screens: [...new Set(screens)] };
  });
}
