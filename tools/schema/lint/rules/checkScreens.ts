/** Checks parts of `x-admin` that require each other. */
import type { LintRule } from '../source/lintFolder';
import { toObject, toText, isObject, getValueAtPath, type JsonPath } from '../source/readJson';
import { getScreenParts, hasCall, isFormInDialog, type ScreenParts } from './screenParts';

/** A row of the table below: the condition under which a part lacks another one, and its message. */
interface Need {
  when: (parts: ScreenParts) => unknown;
  at: JsonPath;
  message: string;
  suggestion: string;
}

const onScreen = ({ form }: ScreenParts): boolean => toObject(form)['openAs'] === 'screen';

/** Whether one record can be read: by a call, or else from the rows of the list. */
const hasRecord = (parts: ScreenParts): boolean => hasCall(parts, 'get') || parts.list !== undefined;

const SAVES = ['create', 'update'];
const CHANGES = ['update', 'delete'];
/** Whether `get` is a call, and not `row` or `id`. */
const isAsked = (get: unknown): boolean => get !== undefined && get !== 'row' && get !== 'id';
const isOfOne = ({ idField: id }: ScreenParts): boolean =>
  typeof id === 'string' || !Array.isArray(id) || id.length === 1;

const NEEDS: readonly Need[] = [
  {
    when: (parts) =>
      parts.list &&
      !hasCall(parts, 'page') &&
      !parts.customScreens['list'] &&
      !toObject(parts.list)['sectionsBelowFilters'],
    at: ['list'],
    message: 'a list needs the call "page"',
    suggestion:
      'Add "page": { "endpoint": "POST …", "pagination": "pageNo/pageVo" } to "calls", or "sectionsBelowFilters" to the list.',
  },
  {
    when: ({ list, routes, isEmbedded }) => list && !routes['list'] && !isEmbedded,
    at: ['list'],
    message: 'a list needs the route "list"',
    suggestion: 'Add "list": "/…" to "routes", or show it in a section of another entity.',
  },
  {
    when: ({ list, routes, customScreens }) => routes['list'] && !list && !customScreens['list'],
    at: ['routes', 'list'],
    message: 'the route "list" leads to no list',
    suggestion: 'Describe the "list", name a hand-written one in "customScreens", or remove the route.',
  },
  {
    when: (parts) =>
      parts.form &&
      !SAVES.some((call) => hasCall(parts, call)) &&
      !parts.customScreens['form'] &&
      !parts.routes['view'],
    at: ['form'],
    message: 'a form needs the call "create" or "update"',
    suggestion: 'Add the call with which the form is saved.',
  },
  {
    when: (parts) => onScreen(parts) && ![...SAVES, 'view'].some((view) => parts.routes[view]),
    at: ['form', 'openAs'],
    message: 'a form on a screen needs the route "create", "update" or "view"',
    suggestion: 'Add its address to "routes", or write "openAs": "dialog".',
  },
  {
    when: (parts) => parts.routes['create'] && !hasCall(parts, 'create') && !parts.customScreens['form'],
    at: ['routes', 'create'],
    message: 'the route "create" needs the call "create"',
    suggestion: 'Add the call, or remove the route.',
  },
  {
    when: (parts) =>
      parts.routes['update'] &&
      !hasCall(parts, 'update') &&
      !(parts.singleton === true && hasCall(parts, 'create')) &&
      !parts.customScreens['form'],
    at: ['routes', 'update'],
    message: 'the route "update" needs the call "update"',
    suggestion: 'Add the call, or remove the route.',
  },
  {
    when: (parts) =>
      (parts.routes['update'] || parts.routes['view']) &&
      !parts.singleton &&
      !hasRecord(parts) &&
      !parts.customScreens['form'] &&
      !parts.customScreens['view'],
    at: ['routes'],
    message: 'the form of one record needs the call "get"',
    suggestion: 'Add the call that reads one record: "get": "GET …/{id}".',
  },
  {
    when: (parts) =>
      isFormInDialog(parts) &&
      hasCall(parts, 'update') &&
      !parts.routes['update'] &&
      !parts.singleton &&
      !hasRecord(parts) &&
      !parts.customScreens['form'],
    at: ['form'],
    message: 'nothing reads the record that this form changes',
    suggestion: 'Add the call "get", or a "list" whose rows are the records.',
  },
  {
    when: ({ calls, list, customScreens }) => calls['get'] === 'row' && !list && !customScreens['list'],
    at: ['calls', 'get'],
    message: '"get": "row" needs a "list": the record is one of its rows',
    suggestion: 'Describe the "list", or write the call that reads one record: "GET …/{id}".',
  },
  {
    when: ({ routes, form, customScreens }) => SAVES.some((view) => routes[view]) && !form && !customScreens['form'],
    at: ['routes'],
    message: 'the route of a form leads to no form',
    suggestion: 'Describe the "form", name a hand-written one in "customScreens", or remove the route.',
  },
  {
    when: ({ menu, routes, singleton }) => menu && singleton !== true && !routes['list'],
    at: ['menu'],
    message: 'a menu entry needs the route "list"',
    suggestion: 'Add the route that the entry opens, or remove "menu".',
  },
  {
    when: ({ menu, routes, singleton }) => menu && singleton === true && !routes['update'],
    at: ['menu'],
    message: 'the menu entry of a "singleton" record needs the route "update"',
    suggestion: 'Add its one address to "routes", or remove "menu".',
  },
  {
    when: ({ singleton, list }) => singleton === true && list,
    at: ['singleton'],
    message: 'of a "singleton" record there is no list',
    suggestion: 'Remove "list", or remove "singleton": there are many.',
  },
  {
    when: ({ singleton, routes }) => singleton === true && (routes['list'] || routes['create']),
    at: ['routes'],
    message: 'a "singleton" record has one address, the route "update"',
    suggestion: 'Remove the routes "list" and "create", or remove "singleton": there are many.',
  },
  {
    when: (parts) => parts.singleton === true && !hasCall(parts, 'get'),
    at: ['singleton'],
    message: 'a "singleton" record needs the call "get"',
    suggestion: 'Add the call that reads it: "get": "GET …".',
  },
  {
    when: (parts) => parts.calls['get'] === 'id' && ['create', ...CHANGES].some((call) => hasCall(parts, call)),
    at: ['calls', 'get'],
    message: '"get": "id" is for what can only be read: nothing is stored of it',
    suggestion: 'Write the call that reads one record, or remove those that change it.',
  },
  {
    when: ({ view, calls }) => isObject(view) && view['poll'] && !isAsked(calls['get']),
    at: ['view', 'poll'],
    message: '"poll" needs the call "get": there is nothing to ask again',
    suggestion: 'Add the call that reads one record, or remove "poll".',
  },
  {
    when: (parts) =>
      (parts.updatedAtField !== undefined || parts.conflictCheck === true) &&
      (!hasCall(parts, 'get') || parts.calls['get'] === 'id' || !SAVES.some((call) => hasCall(parts, call))),
    at: ['conflictCheck'],
    message: '"conflictCheck" needs the calls "get" and "update": a record is read again before it is updated',
    suggestion: 'Add the calls, or remove "conflictCheck".',
  },
  {
    when: ({ import: asked, ...parts }) => asked && !(parts.list && parts.form && hasCall(parts, 'create')),
    at: ['import'],
    message: '"import" needs a list, a form and the call "create"',
    suggestion: 'Add what is missing, or remove "import".',
  },
  {
    when: ({ duplicate, ...parts }) =>
      duplicate === false && !(parts.form && hasCall(parts, 'create') && hasCall(parts, 'get')),
    at: ['duplicate'],
    message: '"duplicate" turns off what is not there: a duplicate needs a form and the calls "create" and "get"',
    suggestion: 'Remove "duplicate".',
  },
  {
    when: ({ idField, calls, singleton }) =>
      idField === false &&
      singleton !== true &&
      ['get', 'update', 'delete'].some((name) => isObject(calls[name]) || toText(calls[name])),
    at: ['idField'],
    message: 'without an "idField" no call can say which record it means',
    suggestion: 'Name the field, or the fields, that identify a record, or remove "get", "update" and "delete".',
  },
  {
    when: ({ calls, ...parts }) =>
      calls['rest'] !== undefined && (parts.idField === false || !isOfOne({ calls, ...parts })),
    at: ['calls', 'rest'],
    message: '"rest" needs an "idField" of one field',
    suggestion: 'Name the field that identifies a record; plain REST knows no other addresses.',
  },
  {
    when: ({ calls }) => calls['rest'] !== undefined && calls['page'] !== undefined,
    at: ['calls', 'page'],
    message: '"rest" reads the list itself: it knows no "page" and no "pagination"',
    suggestion: 'Remove "page", or write out the calls instead of "rest".',
  },
];

/** Reports lists, forms, routes and calls that lack something they require. */
export const checkScreens: LintRule = (source, folder) => {
  if (!getValueAtPath(source.value, ['x-admin'])) return [];
  const parts = getScreenParts(source, folder);
  return NEEDS.filter(({ when }) => when(parts)).map(({ at, message, suggestion }) => ({
    at: ['x-admin', ...at],
    key: true,
    message,
    suggestion,
  }));
};
