/** The menu of a row, and what opens from it. */
import { BUILT_IN_NAMES } from '../../../../src/model/compile/actions';
import type { Folder, Rule } from '../source/folder';
import { asObject, entriesAt, textsAt, valueAt, type Json } from '../source/json';
import type { Finding, Source } from '../source/source';
import { quote } from '../source/words';
import { can, inDialog, partsOf } from './screens';

const ACTIONS = ['x-admin', 'actions'];
const ROW = ['x-admin', 'list', 'rowActions'];

/** What an action that is there by itself needs, and whether it has it. */
function builtIn(source: Source, folder: Folder): Readonly<Record<string, [has: unknown, needs: string]>> {
  const parts = partsOf(source, folder);
  const { routes, customScreens, list } = parts;
  const duplicate = valueAt(source.value, ['x-admin', 'duplicate']);
  return {
    edit: [
      can(parts, 'update') && (routes['update'] || inDialog(parts) || customScreens['form']),
      'the call "update" and a form',
    ],
    duplicate: [
      duplicate !== false && can(parts, 'create') && can(parts, 'get') && (routes['create'] || inDialog(parts)),
      'the calls "create" and "get", and a form for a new record',
    ],
    delete: [can(parts, 'delete'), 'the call "delete"'],
    view: [
      routes['view'] ?? (list !== undefined && routes['list'] !== undefined && parts.idField !== false),
      'the route "view"',
    ],
  };
}

const placesOf = (action: Json): unknown[] => [action['scope'] ?? 'row'].flat();

/** Entries of the menu that cannot be there. */
export const rowActions: Rule = (source, folder) => {
  const wants = builtIn(source, folder);
  const actions = asObject(valueAt(source.value, ACTIONS));
  return textsAt(source.value, ROW).flatMap(({ text, path: at }): Finding[] => {
    if (Object.hasOwn(actions, text)) {
      const places = placesOf(asObject(actions[text]));
      const isKept = Object.hasOwn(wants, text) && asObject(actions[text])['scope'] === undefined;
      if (isKept || places.includes('row')) return [];
      const message = `action ${quote(text)} is on ${places.map(quote).join(' and ')}, not on a row`;
      return [{ at, message, cure: 'Add "row" to its "scope", or take it out of "rowActions".' }];
    }
    const [has, need] = wants[text] ?? [true, ''];
    return has
      ? []
      : [{ at, message: `row action ${quote(text)} needs ${need}`, cure: 'Add it, or remove the action.' }];
  });
};

const hasList = ({ value }: Source): boolean =>
  valueAt(value, ['x-admin', 'list']) !== undefined ||
  valueAt(value, ['x-admin', 'customScreens', 'list']) !== undefined;

/** Whether a section of the entity's own screens shows an assignment. */
function isSection(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (value as Json)['assignment'] === name || Object.values(value).some((part) => isSection(part, name));
}

/** An assignment opens from a row, or is a section: otherwise nobody reaches it. */
export const assignmentPlaces: Rule = (source) => {
  if (hasList(source)) return [];
  return entriesAt(source.value, ['x-admin', 'assignments'])
    .filter(({ name }) => !isSection(source.value['x-admin'], name))
    .map(({ name, path }) => ({
      at: path,
      key: true,
      message: `assignment ${quote(name)} opens from a row, but there is no list`,
      cure: 'Describe the "list", show it in a section, or remove the assignment.',
    }));
};

/** Actions of rows that a menu with an order of its own leaves out. */
export const unlistedActions: Rule = ({ value }) => {
  if (valueAt(value, ROW) === undefined) return [];
  const listed = textsAt(value, ROW).map(({ text }) => text);
  return entriesAt(value, ACTIONS).flatMap(({ name, value: action, path }): Finding[] => {
    const places = placesOf(asObject(action));
    if (listed.includes(name) || places.length !== 1 || places[0] !== 'row' || BUILT_IN_NAMES.includes(name)) return [];
    const message = `action ${quote(name)} is in no menu: "rowActions" leaves it out`;
    return [{ at: path, key: true, message, cure: 'Add its name to "rowActions".', severity: 'warning' }];
  });
};
