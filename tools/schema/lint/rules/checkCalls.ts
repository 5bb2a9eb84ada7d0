/**
 * Reports three errors: a page call (the request for one page of the list) that does not name its dialect, a
 * create call that omits required fields, and a page call that two entities share.
 */
import { getEntityName, type LintFolder, type LintRule } from '../source/lintFolder';
import {
  toList,
  toObjectOrEmpty,
  getEntriesAtPath,
  isObject,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { joinQuotedNames, quote } from '../source/messageWording';
import { DEFAULT_DIALECT } from '../../../../dataProvider/dialects/loadDialect';
import { DIALECT_PRESETS } from '../../../../dataProvider/dialects/presets';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';
import { getEndpointText } from './knownPlaceholders';

const CALLS = ['x-admin', 'calls'];
/** Calls for single records, which name no dialect. */
const OTHERS = ['get', 'create', 'update', 'delete'];

function checkPageCall(value: Json, path: JsonPath): LintFinding[] {
  const call = getValueAtPath(value, path);
  if (typeof call !== 'string' && !isObject(call)) return [];
  const { dialect } = toObjectOrEmpty(call);
  if (dialect === undefined) {
    const suggestion = `Write { "endpoint": "…", "dialect": ${quote(DEFAULT_DIALECT)} }: how the server wants page and filters.`;
    return [{ at: path, message: 'the page call has no "dialect"', suggestion }];
  }
  const wanted = getListMethod(dialect);
  const method = getEndpointText(value, path)?.text.split(' ')[0];
  if (method === undefined || method === wanted || !wanted || !/^[A-Z]+$/.test(method)) return [];
  const suggestion = `Write "${wanted} …", or choose another dialect as "dialect".`;
  const message = `the page call is a ${method}, and ${quote(dialect)} reads pages by ${wanted}`;
  return [{ at: path, message, suggestion }];
}

/** Reports a REST collection whose wire dialect does not read lists by GET. */
function checkCollection(value: Json): LintFinding[] {
  const at = [...CALLS, 'rest', 'dialect'];
  const dialect = getValueAtPath(value, at);
  const method = getListMethod(dialect);
  if (method === undefined || method === 'GET') return [];
  const suggestion = 'Choose another dialect, or write out the calls instead of "rest".';
  return [
    { at, message: `${quote(dialect)} is no dialect of a REST collection: it reads pages by ${method}`, suggestion },
  ];
}

/**
 * Returns the HTTP method by which a wire dialect reads pages. Returns undefined for an unknown dialect, which
 * another rule reports.
 */
const getListMethod = (dialect: unknown): string | undefined =>
  typeof dialect === 'string' && Object.hasOwn(DIALECT_PRESETS, dialect)
    ? (resolveDialect(DIALECT_PRESETS, dialect).list?.method ?? 'GET')
    : undefined;

/**
 * Reports page calls without `dialect` or with the wrong HTTP method, and `dialect` on calls that do not read
 * pages.
 */
export const checkPagination: LintRule = ({ value }) => {
  const hasRest = getValueAtPath(value, [...CALLS, 'rest']) !== undefined;
  const own = hasRest ? [] : checkPageCall(value, [...CALLS, 'page']);
  const idle = OTHERS.filter((name) => getValueAtPath(value, [...CALLS, name, 'dialect']) !== undefined);
  return [
    ...own,
    ...checkCollection(value),
    ...getEntriesAtPath(value, ['x-admin', 'assignments']).flatMap(({ path }) =>
      checkPageCall(value, [...path, 'page']),
    ),
    ...idle.map((name) => ({
      at: [...CALLS, name, 'dialect'],
      key: true,
      message: `"dialect" belongs to page calls, not to ${quote(name)}`,
      suggestion: 'Remove it.',
    })),
  ];
};

/**
 * Reports required fields that are missing in `bodyFields` of the create call: the server would reject every new
 * record.
 */
export const checkCreateBodyFields: LintRule = (source, folder) => {
  const entityFile = folder.getResolvedDefinition(source);
  const at = [...CALLS, 'create', 'bodyFields'];
  const body = getValueAtPath(source.value, at);
  if (!Array.isArray(body)) return [];
  const fields = toObjectOrEmpty(entityFile['properties']);
  const remaining = toList(entityFile['required']).filter(
    (name) => typeof name === 'string' && !body.includes(name) && toObjectOrEmpty(fields[name])['readOnly'] !== true,
  );
  return remaining.length === 0
    ? []
    : [
        {
          at,
          key: true,
          message: `"bodyFields" leaves out ${joinQuotedNames(remaining)}, which ${remaining.length === 1 ? 'is' : 'are'} required`,
          suggestion: 'Add it to "bodyFields", or take it out of "required".',
        },
      ];
};

interface PageCall {
  source: SourceFile;
  path: JsonPath;
  text: string;
  fixedParams: string;
}

function getPageCall(source: SourceFile): PageCall[] {
  const call = getEndpointText(source.value, [...CALLS, 'page']);
  const collection = getValueAtPath(source.value, [...CALLS, 'rest']);
  const rest = isObject(collection) ? collection['path'] : collection;
  if (typeof rest === 'string' && !call) {
    return [{ source, path: [...CALLS, 'rest'], text: `GET ${rest}`, fixedParams: '{}' }];
  }
  const fixed = toObjectOrEmpty(getValueAtPath(source.value, [...CALLS, 'page', 'fixedParams']));
  const sorted = Object.fromEntries(Object.entries(fixed).sort(([one], [other]) => (one < other ? -1 : 1)));
  return call ? [{ source, path: call.path, text: call.text, fixedParams: JSON.stringify(sorted) }] : [];
}

const getOwner = ({ value }: SourceFile): unknown => getValueAtPath(value, ['x-admin', 'parentEntity']);

/** Whether one entity is the parent of the other entity. Both may then read the same rows, with different filters. */
const isPart = (one: SourceFile, other: SourceFile): boolean =>
  getOwner(one) === getEntityName(other) || getOwner(other) === getEntityName(one);

/**
 * Reports two entities that read the same rows. Each entity has its own cache, so a change made in one entity would
 * not appear in the other.
 */
export const checkSharedPageCalls: LintRule = (source, folder: LintFolder) =>
  getPageCall(source).flatMap((own) => {
    const twin = folder.entities
      .filter((other) => other !== source && !isPart(other, source))
      .flatMap(getPageCall)
      .find(({ text }) => text === own.text);
    if (!twin) return [];
    const isMeant = twin.fixedParams !== own.fixedParams;
    return [
      {
        at: own.path,
        message: `${quote(own.text)} is also the page call of ${quote(getEntityName(twin.source))}`,
        suggestion: isMeant
          ? 'Nothing has to be done where the two show different rows.'
          : 'Give each entity a call of its own, or tell their rows apart with "fixedParams".',
        ...(isMeant ? { severity: 'warning' as const } : {}),
      },
    ];
  });
