import { paramsOf } from '../../../../src/model/calls';
import { recordParams, type Rule } from '../folder';
import { asObject, asText, entriesAt, isObject, valueAt, type Json, type Path } from '../json';
import type { Place } from '../places';
import type { Finding } from '../source';
import { quote } from '../words';

/** Where the text of a call stands, in its short and in its long form. */
function callAt(value: unknown, path: Path): { text: string; path: Path } | undefined {
  const call = valueAt(value, path);
  const text = asText(call);
  if (text !== undefined) return { text, path };
  const inner = asText(asObject(call)['call']);
  return inner === undefined ? undefined : { text: inner, path: [...path, 'call'] };
}

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(' or ');

/** A fault for each `{param}` that nobody can fill; none where it is unknown what can be filled. */
function unbound(value: unknown, path: Path, bound: readonly string[] | undefined): Finding[] {
  const call = callAt(value, path);
  if (!call || !bound) return [];
  return paramsOf(call.text)
    .filter((name) => !bound.includes(name))
    .map((name) => ({
      at: call.path,
      message: `{${name}} in ${quote(call.text)} is never filled`,
      cure: bound.length > 0 ? `Write ${inBraces(bound)}.` : 'This call takes nothing in braces.',
    }));
}

const NEEDS_RECORD = ['get', 'update', 'delete'];
const METHODS = ['GET', 'PUT', 'PATCH', 'DELETE'];
const NEEDS_NOTHING = ['page', 'create'];

function paging(calls: Json, name: string, path: Path): Finding[] {
  const call = calls[name];
  const has = 'paging' in asObject(call);
  if (name === 'page' && !has && (typeof call === 'string' || isObject(call))) {
    const cure = 'Write { "call": "…", "paging": "pageNo/pageVo" }: the names the server wants for page and filters.';
    return [{ at: path, message: 'the page call has no "paging"', cure }];
  }
  const method = callAt(calls, [name])?.text.split(' ')[0];
  if (name === 'page' && method !== undefined && method !== 'POST' && METHODS.includes(method)) {
    const cure = 'Write "POST …": page and filters are sent as a body.';
    return [{ at: path, message: `the page call is a ${method}, and pages are read by POST`, cure }];
  }
  if (name === 'page' || !has || !NEEDS_RECORD.includes(name)) return [];
  return [
    {
      at: [...path, 'paging'],
      key: true,
      message: `"paging" does nothing on ${quote(name)}`,
      cure: 'Only page calls take it.',
    },
  ];
}

function recordCalls(value: Json, record: readonly string[] | undefined): Finding[] {
  const calls = asObject(valueAt(value, ['x-admin', 'calls']));
  return entriesAt(value, ['x-admin', 'calls']).flatMap(({ name, path }) => [
    ...(NEEDS_RECORD.includes(name) ? unbound(value, path, record) : []),
    ...(NEEDS_NOTHING.includes(name) ? unbound(value, path, []) : []),
    ...paging(calls, name, path),
  ]);
}

function assignmentCalls(value: Json, record: readonly string[] | undefined): Finding[] {
  return entriesAt(value, ['x-admin', 'assignments']).flatMap(({ value: assignment, path }) => {
    const parent = asText(asObject(assignment)['parentKey']);
    const bound = record && [...new Set([...record, ...(parent === undefined ? [] : [parent])])];
    return [
      ...['page', 'assign', 'unassign'].flatMap((key) => unbound(value, [...path, key], bound)),
      ...paging(asObject(assignment), 'page', [...path, 'page']),
    ];
  });
}

/** Calls with a part that nobody fills, page calls that cannot page. */
export const calls: Rule = (source, folder) => {
  const record = recordParams(folder.wholeOf(source));
  return [...recordCalls(source.value, record), ...assignmentCalls(source.value, record)];
};

function fieldCalls({ own, whole, path, role }: Place): Finding[] {
  if (role !== 'field') return [];
  const rowId = asText(valueAt(whole, ['x-ui', 'rows', 'id']));
  const found = [
    ...unbound(own, ['x-ui', 'upload', 'call'], []),
    ...unbound(own, ['x-ui', 'generate', 'call'], []),
    ...unbound(own, ['x-ui', 'rows', 'remove', 'call'], rowId === undefined ? undefined : [rowId]),
  ];
  const remove = valueAt(own, ['x-ui', 'rows', 'remove']);
  const lost: Finding[] =
    remove !== undefined && rowId === undefined
      ? [
          {
            at: ['x-ui', 'rows', 'remove'],
            key: true,
            message: '"remove" needs "rows.id"',
            cure: 'Name the field that a saved row carries.',
          },
        ]
      : [];
  return [...found, ...lost].map((finding) => ({ ...finding, at: [...path, ...(finding.at as Path)] }));
}

/** Uploads, made values and deletions of rows whose address nobody can fill. */
export const callsOfFields: Rule = (source, folder) => folder.placesOf(source).flatMap(fieldCalls);

/** An option list is asked before there is a record; what it depends on goes into the query. */
export const optionCalls: Rule = ({ value }) =>
  Object.keys(value).flatMap((name) => unbound(value, [name, 'call'], []));
