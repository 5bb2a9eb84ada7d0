/** Checks the row menu of the list, and the actions and assignments that open from it. */
import { BUILT_IN_ACTION_NAMES } from '../../../../src/model/compile/builtInActions';
import type { LintFolder, LintRule } from '../source/lintFolder';
import { toObjectOrEmpty, getEntriesAtPath, getTextsAtPath, getValueAtPath, type Json } from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { quote } from '../source/messageWording';
import { hasCall, isFormInDialog, getNamedScreenParts } from './screenParts';

const ACTIONS = ['x-admin', 'actions'];
const ROW = ['x-admin', 'list', 'rowActions'];

/**
 * Returns two values for each built-in action: whether the entity meets the requirements of the action, and a text
 * that names these requirements.
 */
function getBuiltInRequirements(
  source: SourceFile,
  folder: LintFolder,
): Readonly<Record<string, [has: unknown, needs: string]>> {
  const parts = getNamedScreenParts(source, folder);
  const { routes, customScreens, list } = parts;
  const duplicate = getValueAtPath(source.value, ['x-admin', 'duplicate']);
  return {
    edit: [
      hasCall(parts, 'update') && (routes['update'] || isFormInDialog(parts) || customScreens['form']),
      'the call "update" and a form',
    ],
    duplicate: [
      duplicate !== false &&
        hasCall(parts, 'create') &&
        hasCall(parts, 'get') &&
        (routes['create'] || isFormInDialog(parts)),
      'the calls "create" and "get", and a form for a new record',
    ],
    delete: [hasCall(parts, 'delete'), 'the call "delete"'],
    view: [
      routes['view'] ?? (list !== undefined && routes['list'] !== undefined && parts.idField !== false),
      'the route "view"',
    ],
  };
}

const getPlaces = (action: Json): unknown[] => [action['scope'] ?? 'row'].flat();

/** Reports entries of `rowActions` that do not exist or whose requirements are not met. */
export const checkRowActions: LintRule = (source, folder) => {
  const wants = getBuiltInRequirements(source, folder);
  const actions = toObjectOrEmpty(getValueAtPath(source.value, ACTIONS));
  return getTextsAtPath(source.value, ROW).flatMap(({ text, path: at }): LintFinding[] => {
    if (Object.hasOwn(actions, text)) {
      const places = getPlaces(toObjectOrEmpty(actions[text]));
      const isKept = Object.hasOwn(wants, text) && toObjectOrEmpty(actions[text])['scope'] === undefined;
      if (isKept || places.includes('row')) return [];
      const message = `action ${quote(text)} is on ${places.map(quote).join(' and ')}, not on a row`;
      return [{ at, message, suggestion: 'Add "row" to its "scope", or take it out of "rowActions".' }];
    }
    const [has, need] = wants[text] ?? [true, ''];
    return has
      ? []
      : [{ at, message: `row action ${quote(text)} needs ${need}`, suggestion: 'Add it, or remove the action.' }];
  });
};

const hasList = ({ value }: SourceFile): boolean =>
  getValueAtPath(value, ['x-admin', 'list']) !== undefined ||
  getValueAtPath(value, ['x-admin', 'customScreens', 'list']) !== undefined;

/** Whether a section of the entity's own screens displays the assignment. */
function isSection(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (value as Json)['assignment'] === name || Object.values(value).some((part) => isSection(part, name));
}

/**
 * Reports assignments that users cannot open: an assignment needs either a list, whose row menu opens it, or a
 * section that displays it.
 */
export const checkUnreachableAssignments: LintRule = (source) => {
  if (hasList(source)) return [];
  return getEntriesAtPath(source.value, ['x-admin', 'assignments'])
    .filter(({ name }) => !isSection(source.value['x-admin'], name))
    .map(({ name, path }) => ({
      at: path,
      key: true,
      message: `assignment ${quote(name)} opens from a row, but there is no list`,
      suggestion: 'Describe the "list", show it in a section, or remove the assignment.',
    }));
};

/** Warns of actions for rows that `rowActions` does not list, so that they appear in no menu. */
export const checkUnlistedActions: LintRule = ({ value }) => {
  if (getValueAtPath(value, ROW) === undefined) return [];
  const listed = getTextsAtPath(value, ROW).map(({ text }) => text);
  return getEntriesAtPath(value, ACTIONS).flatMap(({ name, value: action, path }): LintFinding[] => {
    const places = getPlaces(toObjectOrEmpty(action));
    if (listed.includes(name) || places.length !== 1 || places[0] !== 'row' || BUILT_IN_ACTION_NAMES.includes(name))
      return [];
    const message = `action ${quote(name)} is in no menu: "rowActions" leaves it out`;
    return [{ at: path, key: true, message, suggestion: 'Add its name to "rowActions".', severity: 'warning' }];
  });
};
