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
import { getDefaultDialect } from '../../../../src/model/compile/defaultDialect';
import { DEFAULT_DIALECT } from '../../../../dataProvider/dialects/loadDialect';
import type { DialectSources } from '../../../../dataProvider/dialects/definition';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';
import { getDialectSources } from '../../dialectSources';
import { isCopiedFile } from './checkEntityName';
import { getEndpointText } from './knownPlaceholders';

const CALLS = ['x-admin', 'calls'];

function checkPageCall(
  value: Json,
  path: JsonPath,
  dialects: DialectSources,
  defaultDialect: string | undefined,
): LintFinding[] {
  const call = getValueAtPath(value, path);
  if (typeof call !== 'string' && !isObject(call)) return [];
  const { dialect = defaultDialect } = toObjectOrEmpty(call);
  if (dialect === undefined) {
    const suggestion = `Write { "endpoint": "…", "dialect": ${quote(DEFAULT_DIALECT)} }: how the server wants page and filters.`;
    return [{ at: path, message: 'the page call has no "dialect"', suggestion }];
  }
  const wanted = getListMethod(dialect, dialects);
  const method = getEndpointText(value, path)?.text.split(' ')[0];
  if (method === undefined || method === wanted || !wanted || !/^[A-Z]+$/.test(method)) return [];
  const suggestion = `Write "${wanted} …", or choose another dialect as "dialect".`;
  const message = `the page call is a ${method}, and ${quote(dialect)} reads pages by ${wanted}`;
  return [{ at: path, message, suggestion }];
}

/** Reports a REST collection whose wire dialect does not read lists by GET. */
function checkCollection(value: Json, dialects: DialectSources, defaultDialect: string | undefined): LintFinding[] {
  const rest = [...CALLS, 'rest'];
  if (getValueAtPath(value, rest) === undefined) return [];
  const own = getValueAtPath(value, [...rest, 'dialect']);
  const at = own === undefined ? rest : [...rest, 'dialect'];
  const dialect = own ?? defaultDialect;
  const method = getListMethod(dialect, dialects);
  if (method === undefined || method === 'GET') return [];
  const suggestion = 'Choose another dialect, or write out the calls instead of "rest".';
  return [
    { at, message: `${quote(dialect)} is no dialect of a REST collection: it reads pages by ${method}`, suggestion },
  ];
}

/**
 * Returns the HTTP method by which a wire dialect reads pages. Returns undefined for an unknown dialect, or for one that
 * extends itself, which other rules report.
 */
function getListMethod(dialect: unknown, dialects: DialectSources): string | undefined {
  if (typeof dialect !== 'string' || !Object.hasOwn(dialects, dialect)) return undefined;
  try {
    return resolveDialect(dialects, dialect).list?.method ?? 'GET';
  } catch {
    return undefined;
  }
}

/**
 * Reports page calls without `dialect` or with the wrong HTTP method.
 */
export const checkPagination: LintRule = ({ value }, { files }) => {
  const dialects = getDialectSources(files);
  const hasRest = getValueAtPath(value, [...CALLS, 'rest']) !== undefined;
  const defaultDialect = getDefaultDialect(files);
  const own = hasRest ? [] : checkPageCall(value, [...CALLS, 'page'], dialects, defaultDialect);
  return [
    ...own,
    ...checkCollection(value, dialects, defaultDialect),
    ...getEntriesAtPath(value, ['x-admin', 'assignments']).flatMap(({ path }) =>
      checkPageCall(value, [...path, 'page'], dialects, defaultDialect),
    ),
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
      .filter((other) => other !== source && !isPart(other, source) && !isCopiedFile(other, source))
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
