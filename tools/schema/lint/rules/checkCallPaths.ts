/** Reports calls whose path leads elsewhere than its author means, and calls that do not say which record they are about. */
import type { LintRule } from '../source/lintFolder';
import { getNameSuggestion, joinQuotedNames, quote } from '../source/messageWording';
import { getValueAtPath, toObjectOrEmpty, type JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { getEndpointText, getIdFields } from './knownPlaceholders';

/** A text with braces of which one has no counterpart. */
export const LONE_BRACE = /\{[^{}]*(?:\{|$)|(?:^|\})[^{}]*\}/;

/** A placeholder as other tools write it, as one step of a path. */
export const FOREIGN_PLACEHOLDER = /(?<=\/)(?::[A-Za-z_]\w*|<\w+>)(?=\/|$)/;

interface PathFault {
  pattern: RegExp;
  message: (path: string, match: string) => string;
  suggestion: string;
}

const PATH_FAULTS: readonly PathFault[] = [
  {
    pattern: /^[A-Za-z][\w+.-]*:\/\//,
    message: (path) => `${quote(path)} is a whole address: calls go to the API of config.json`,
    suggestion: 'Write the path alone. The address of the API is "apiBase" in config.json.',
  },
  {
    pattern: /(?:^|\/)\.{1,2}(?=\/|$)/,
    message: (path) => `${quote(path)} leads out of its folder`,
    suggestion: 'Write the path from the address of the API on, without "." and "..".',
  },
  {
    pattern: FOREIGN_PLACEHOLDER,
    message: (_, match) => `${quote(match)} is sent as it is: a placeholder stands in braces`,
    suggestion: 'Write the name in braces, as in {id}.',
  },
  {
    pattern: /#/,
    message: (path) => `${quote(path)} has a "#": what follows is never sent`,
    suggestion: 'Write it before the "#", or leave it out.',
  },
  {
    pattern: LONE_BRACE,
    message: (path) => `a brace in ${quote(path)} has no counterpart`,
    suggestion: 'Write a placeholder between { and }.',
  },
];

const BODILESS = ['GET'];
/** The methods that suit a standard call. A read may be a POST, because some APIs search that way. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  get: ['GET', 'POST'],
  create: ['POST', 'PUT', 'PATCH'],
  update: ['POST', 'PUT', 'PATCH'],
  delete: ['DELETE', 'POST', 'PUT', 'PATCH'],
};

function checkPath(text: string, at: JsonPath): LintFinding[] {
  const path = text.replace(/^[A-Z]+ /, '');
  return PATH_FAULTS.flatMap(({ pattern, message, suggestion }) => {
    const match = pattern.exec(path)?.[0];
    return match === undefined ? [] : [{ at, message: message(path, match), suggestion }];
  }).slice(0, 1);
}

const REST: JsonPath = ['x-admin', 'calls', 'rest'];

/** Reports calls with a whole address, with `..`, or with a placeholder that is not between braces. */
export const checkCallPaths: LintRule = (source, folder) => [
  ...folder.getAnnotatedKeys(source).flatMap(({ annotation, isOwn, path }) => {
    const isNamed = path.length === 3 && path[0] === 'x-admin' && path[1] === 'calls';
    const call = isOwn && (annotation.pathParamsFrom || isNamed) ? getEndpointText(source.value, path) : undefined;
    return call ? checkPath(call.text, call.path) : [];
  }),
  ...[REST, [...REST, 'path']].flatMap((path) => {
    const text = getValueAtPath(source.value, path);
    return typeof text === 'string' ? checkPath(text, path) : [];
  }),
];

/** Reports standard calls by a method that reads where it should write, or the reverse. */
export const checkCallMethods: LintRule = ({ value }) =>
  Object.entries(METHODS).flatMap(([name, methods]): LintFinding[] => {
    const call = getEndpointText(value, ['x-admin', 'calls', name]);
    const method = /^(?:GET|POST|PUT|PATCH|DELETE)(?= )/.exec(call?.text ?? '')?.[0];
    if (!call || method === undefined || methods.includes(method)) return [];
    const why = BODILESS.includes(method)
      ? name === 'delete'
        ? 'which mostly deletes nothing'
        : 'which sends no record'
      : `which is no method of ${quote(name)}`;
    const isRead = name === 'delete' && BODILESS.includes(method);
    const suggestion = `Write ${methods.join(' or ')} before the path.${isRead ? ' It may stay if the server deletes so.' : ''}`;
    const message = `the call ${quote(name)} is a ${method}, ${why}`;
    return [{ at: call.path, message, suggestion, ...(isRead ? { severity: 'warning' } : {}) }];
  });

/** Reports a query string in a call that gets one with pages and filters. */
export const checkPageCallQueries: LintRule = ({ value }) =>
  ['page', 'history'].flatMap((name): LintFinding[] => {
    const call = getEndpointText(value, ['x-admin', 'calls', name]);
    if (!call?.text.startsWith('GET ') || !call.text.includes('?')) return [];
    const message = `the call ${quote(name)} has a query string, beside which page and filters cannot be sent`;
    return [{ at: call.path, message, suggestion: 'Write its values as "fixedParams" of the call.' }];
  });

/** Names that calls of an entity have by themselves. Other names are used where a section names them. */
const STANDARD = ['rest', 'page', 'get', 'create', 'update', 'delete', 'history'];

/** Warns of calls that no part of the entity's screens uses, unless a hand-written part may. */
export const checkUnusedCalls: LintRule = ({ value }) => {
  const { calls, ...screens } = toObjectOrEmpty(value['x-admin']);
  const text = JSON.stringify(screens);
  if (/"custom/.test(text)) return [];
  const names = Object.keys(toObjectOrEmpty(calls)).filter((name) => !STANDARD.includes(name));
  return names
    .filter((name) => !text.includes(JSON.stringify(name)))
    .map((name) => ({
      at: ['x-admin', 'calls', name],
      key: true,
      message: `nothing uses the call ${quote(name)}${getNameSuggestion(name, STANDARD)}`,
      suggestion: `Calls of the screens are ${joinQuotedNames(STANDARD)}. Remove it, or name it in "fetch" of a section.`,
      severity: 'warning',
    }));
};

/** Reports a call for one record of a list whose address has no placeholder: it means the same record for every row. */
export const checkRecordCalls: LintRule = (source, folder) => {
  const ids = getIdFields(folder.getResolvedDefinition(source));
  const isSingle = getValueAtPath(source.value, ['x-admin', 'singleton']) === true;
  const hasList = getValueAtPath(source.value, ['x-admin', 'list']) !== undefined;
  if (!ids || ids.length === 0 || isSingle || !hasList) return [];
  return ['get', 'delete', 'history'].flatMap((name): LintFinding[] => {
    const call = getEndpointText(source.value, ['x-admin', 'calls', name]);
    const { bodyFields, fixedParams } = toObjectOrEmpty(getValueAtPath(source.value, ['x-admin', 'calls', name]));
    // A history has the record in its path only: its body, if there is one, says which page.
    const pattern = name === 'history' ? /^[A-Z]+ [^{:<]*$/ : /^(?:GET|DELETE) [^{:<]*$/;
    if (!call || bodyFields || fixedParams || !pattern.test(call.text)) return [];
    const wish = ids.map((id) => `{${id}}`).join('/');
    return [
      {
        at: call.path,
        message: `the call ${quote(name)} does not say which record: its path has no placeholder`,
        suggestion: `Write ${quote(`${call.text}/${wish}`)}, or "singleton": true if there is one record only.`,
      },
    ];
  });
};
