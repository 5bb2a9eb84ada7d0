import type { Rule } from '../folder';
import { asObject, entriesAt, textsAt, valueAt, type Json } from '../json';
import type { Finding } from '../source';
import { didYouMean, allowedHere, quote } from '../words';

/** The parts of `x-admin` that must fit together. */
interface Parts {
  list?: unknown;
  form?: unknown;
  menu?: unknown;
  single?: unknown;
  calls: Json;
  routes: Json;
  views: Json;
  assignments: Json;
}

const partsOf = (value: Json): Parts => {
  const admin = asObject(value['x-admin']);
  const [calls, routes, views, assignments] = ['calls', 'routes', 'views', 'assignments'].map((key) =>
    asObject(admin[key]),
  );
  return {
    list: admin['list'],
    form: admin['form'],
    menu: admin['menu'],
    single: admin['single'],
    calls: calls!,
    routes: routes!,
    views: views!,
    assignments: assignments!,
  };
};

/** One line of the table: where a part needs another that is not there. */
interface Need {
  when: (parts: Parts) => unknown;
  at: string[];
  message: string;
  cure: string;
}

const inDialog = ({ form }: Parts): boolean => asObject(form)['in'] === 'dialog';
const onScreen = ({ form }: Parts): boolean => asObject(form)['in'] === 'screen';

const NEEDS: Need[] = [
  {
    when: ({ list, calls, views }) => list && !calls['page'] && !views['list'],
    at: ['list'],
    message: 'a list needs the call "page"',
    cure: 'Add "page": { "call": "POST …", "paging": "pageNo/pageVo" } to "calls".',
  },
  {
    when: ({ list, routes }) => list && !routes['list'],
    at: ['list'],
    message: 'a list needs the route "list"',
    cure: 'Add "list": "/…" to "routes".',
  },
  {
    when: ({ list, routes, views }) => routes['list'] && !list && !views['list'],
    at: ['routes', 'list'],
    message: 'the route "list" leads to no list',
    cure: 'Describe the "list", name a hand-written one in "views", or remove the route.',
  },
  {
    when: ({ form, calls, views, routes }) =>
      form && !calls['create'] && !calls['update'] && !views['form'] && !routes['view'],
    at: ['form'],
    message: 'a form needs the call "create" or "update"',
    cure: 'Add the call with which the form is saved.',
  },
  {
    when: (parts) => onScreen(parts) && !['create', 'update', 'view'].some((view) => parts.routes[view]),
    at: ['form', 'in'],
    message: 'a form on a screen needs the route "create", "update" or "view"',
    cure: 'Add its address to "routes", or show it "in": "dialog".',
  },
  {
    when: ({ routes, calls, views }) => routes['create'] && !calls['create'] && !views['form'],
    at: ['routes', 'create'],
    message: 'the route "create" needs the call "create"',
    cure: 'Add the call, or remove the route.',
  },
  {
    when: ({ routes, calls, views }) => routes['update'] && !calls['update'] && !views['form'],
    at: ['routes', 'update'],
    message: 'the route "update" needs the call "update"',
    cure: 'Add the call, or remove the route.',
  },
  {
    when: ({ routes, calls, views }) => (routes['update'] || routes['view']) && !calls['get'] && !views['form'],
    at: ['routes'],
    message: 'the form of one record needs the call "get"',
    cure: 'Add the call that reads one record: "get": "GET …/{id}".',
  },
  {
    when: ({ routes, form, views }) =>
      ['create', 'update', 'view'].some((view) => routes[view]) && !form && !views['form'],
    at: ['routes'],
    message: 'the route of a form leads to no form',
    cure: 'Describe the "form", name a hand-written one in "views", or remove the route.',
  },
  {
    when: ({ menu, routes }) => menu && !routes['list'],
    at: ['menu'],
    message: 'a menu entry needs the route "list"',
    cure: 'Add the route that the entry opens, or remove "menu".',
  },
  {
    when: ({ single, list }) => single === true && list,
    at: ['single'],
    message: 'of a "single" record there is no list',
    cure: 'Remove "list", or remove "single": there are many.',
  },
  {
    when: ({ single, calls }) => single === true && !calls['get'],
    at: ['single'],
    message: 'a "single" record needs the call "get"',
    cure: 'Add the call that reads it: "get": "GET …".',
  },
];

function rowActions(value: Json): Finding[] {
  const parts = partsOf(value);
  const path = ['x-admin', 'list', 'rowActions'];
  const known = ['edit', 'delete', 'view', ...Object.keys(parts.assignments)];
  const wants: Record<string, [unknown, string]> = {
    edit: [
      parts.calls['update'] && (parts.routes['update'] || inDialog(parts) || parts.views['form']),
      'the call "update" and a form',
    ],
    delete: [parts.calls['delete'], 'the call "delete"'],
    view: [parts.routes['view'], 'the route "view"'],
  };
  return textsAt(value, path).flatMap(({ text, path: at }): Finding[] => {
    if (!known.includes(text)) {
      return [{ at, message: `unknown row action ${quote(text)}${didYouMean(text, known)}`, cure: allowedHere(known) }];
    }
    const [given, need] = wants[text] ?? [true, ''];
    return given
      ? []
      : [{ at, message: `row action ${quote(text)} needs ${need}`, cure: 'Add it, or remove the action.' }];
  });
}

/** Lists, forms, routes, calls and actions that need each other. */
export const views: Rule = ({ value }) => {
  if (!valueAt(value, ['x-admin'])) return [];
  const parts = partsOf(value);
  const needs = NEEDS.filter(({ when }) => when(parts)).map(({ at, message, cure }) => ({
    at: ['x-admin', ...at],
    key: true,
    message,
    cure,
  }));
  return [...needs, ...rowActions(value), ...assignmentIds(value)];
};

/** An assignment opens from a row: without a list nobody reaches it. */
const assignmentIds = (value: Json): Finding[] =>
  valueAt(value, ['x-admin', 'list']) || valueAt(value, ['x-admin', 'views', 'list'])
    ? []
    : entriesAt(value, ['x-admin', 'assignments']).map(({ name, path }) => ({
        at: path,
        key: true,
        message: `assignment ${quote(name)} opens from a row, but there is no list`,
        cure: 'Describe the "list", or remove the assignment.',
      }));
