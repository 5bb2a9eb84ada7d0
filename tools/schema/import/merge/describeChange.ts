/** Describes a change of an API in one line. */
import { isObject, type JsonPath } from '../../lint/source/readJson';
import type { MergeChange } from './threeWayMerge';

const MAX_LENGTH = 60;

function print(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

const FIELD = /^properties\/([^/]+)(?:\/items)?(?:\/|$)/;

/** `properties/owner/properties/name/maxLength` → `owner.name maxLength`. */
function getSubject(path: JsonPath): string {
  const fields: string[] = [];
  let rest = path.join('/');
  for (let match = FIELD.exec(rest); match; match = FIELD.exec(rest)) {
    fields.push(match[1]!);
    rest = rest.slice(match[0].length);
  }
  return [fields.join('.'), rest.replaceAll('/', '.')].filter(Boolean).join(' ');
}

const getItems = (value: readonly unknown[]): string[] =>
  value.map((item) => JSON.stringify(isObject(item) ? (item['const'] ?? item['name'] ?? item) : item));

function describeItems(before: readonly unknown[], after: readonly unknown[]): string {
  const added = getItems(after).filter((item) => !getItems(before).includes(item));
  const removed = getItems(before).filter((item) => !getItems(after).includes(item));
  const parts = [
    ...(added.length > 0 ? [`added ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`removed ${removed.join(', ')}`] : []),
  ];
  return parts.join('; ') || 'changed order or titles';
}

/** Whether a path is that of a field, and not of a key of a field. */
const isField = (path: JsonPath): boolean => path[0] === 'properties' && path.at(-2) === 'properties';

function describeDifference({ path, before, after }: MergeChange): string {
  const subject = getSubject(path);
  if (isField(path) && before === undefined) return `new field ${subject}`;
  if (isField(path) && after === undefined) return `the API no longer has the field ${subject}`;
  if (Array.isArray(before) && Array.isArray(after)) return `${subject}: ${describeItems(before, after)}`;
  if (before === undefined) return `${subject}: new, ${print(after)}`;
  if (after === undefined) return `${subject}: removed, was ${print(before)}`;
  return `${subject}: ${print(before)} → ${print(after)}`;
}

export const describeChange = (change: MergeChange): string =>
  `${describeDifference(change)}${change.isKept ? ' (not changed here, because the file has another value)' : ''}`;
