/** What the braces of calls and texts can be filled with. */
import { placeholdersIn } from '../../../../src/model/values/template';
import { entityNameOf, fieldAt, fieldsOf, type Folder } from '../source/folder';
import { asList, asObject, asText, entriesAt, valueAt, type Json } from '../source/json';
import type { Source } from '../source/source';

/** The fields that identify a record; undefined while the id itself is faulty, so that one fault is told once. */
export function idsOf(whole: Json): string[] | undefined {
  const id = asObject(whole['x-admin'])['idField'];
  if (id === false) return [];
  const names = [id].flat();
  const fields = fieldsOf(whole);
  return fields && names.every((name) => typeof name === 'string' && name in fields) ? (names as string[]) : undefined;
}

/** What a call or a route of one record may have in braces: `{id}` or the fields that identify it. */
export function recordParams(whole: Json): string[] | undefined {
  const ids = idsOf(whole);
  return ids && ids.length > 0 ? [...new Set([...ids, 'id'])] : ids;
}

/** Keys with which other entities show the list, or the view, of this one. */
function embeddedWith(source: Source, { entities, wholeOf }: Folder): string[] {
  const name = entityNameOf(source);
  const sectionsIn = (value: unknown): Json[] => {
    if (typeof value !== 'object' || value === null) return [];
    const { embeddedList, embeddedView } = value as Json;
    const own = embeddedList === name || embeddedView === name ? [value as Json] : [];
    return [...own, ...Object.values(value).flatMap(sectionsIn)];
  };
  return entities
    .flatMap((entity) => sectionsIn(wholeOf(entity)['x-admin']))
    .flatMap((section) => Object.keys(asObject(section['paramsFromRecord'])));
}

/** What an action can name. */
export interface Subject {
  /** By their whole names. */
  names: readonly string[];
  /** Fields that may also be named by a path. */
  fields: Json | undefined;
}

const ON_RECORD = ['row', 'record', 'form'];

/** @param extra names beside fields: `now` */
export function subjectOf(action: unknown, source: Source, folder: Folder, extra: readonly string[]): Subject {
  const { scope = 'row', input, perRecord } = asObject(action);
  const whole = folder.wholeOf(source);
  const places = [scope].flat();
  const hasRecord = places.some((place) => ON_RECORD.includes(String(place)));
  const isChosen = places.includes('selection');
  const fields = { ...(hasRecord ? fieldsOf(whole) : {}), ...fieldsOf(input) };
  const ids = hasRecord || (isChosen && perRecord === true) ? (recordParams(whole) ?? ['id']) : [];
  const around = embeddedWith(source, folder);
  return { names: [...ids, ...around, ...(isChosen ? ['ids'] : []), ...extra], fields };
}

/** Placeholders of a text that nothing fills, and the names that would. */
export function strangersIn(text: string, { names, fields }: Subject): { strangers: string[]; known: string[] } {
  return {
    strangers: placeholdersIn(text).filter((name) => !names.includes(name) && !fieldAt(fields, name)),
    known: [...new Set([...Object.keys(fields ?? {}), ...names])],
  };
}

/** Where the text of a call stands, in its short and in its long form. */
export function callAt(
  value: unknown,
  path: (string | number)[],
): { text: string; path: (string | number)[] } | undefined {
  const call = valueAt(value, path);
  const text = asText(call);
  if (text !== undefined) return { text, path };
  const inner = asText(asObject(call)['endpoint']);
  return inner === undefined ? undefined : { text: inner, path: [...path, 'endpoint'] };
}

/** Names of a list's filters, whichever way they are described. */
export function filterNames(filters: unknown): string[] {
  const shape = entriesAt(filters, ['properties']).map(({ name }) => name);
  const listed = asList(filters).flatMap((filter) => asText(filter) ?? asText(asObject(filter)['name']) ?? []);
  return [...shape, ...listed];
}
