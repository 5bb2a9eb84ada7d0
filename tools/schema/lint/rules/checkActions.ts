/** Reports actions with contradictory keys and actions that do nothing. */
import { BUILT_IN_ACTION_NAMES } from '../../../../src/model/compile/builtInActions';
import type { LintRule } from '../source/lintFolder';
import { toObjectOrEmpty, getEntriesAtPath, getValueAtPath, type Json, type JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { quote } from '../source/messageWording';
import { getFilterNames } from './knownPlaceholders';

const getPlaces = (action: Json): unknown[] => [action['scope'] ?? 'row'].flat();

/**
 * Keys that define what an action does. An action must have one of these keys, unless it is a built-in action or
 * opens an assignment.
 */
const DEEDS = ['call', 'href', 'custom'];

function withoutEffect(name: string, action: Json, path: JsonPath, knownNames: readonly string[]): LintFinding[] {
  if (DEEDS.some((key) => key in action) || knownNames.includes(name)) return [];
  const message = `action ${quote(name)} does nothing`;
  return [{ at: path, key: true, message, suggestion: 'Give it a "call", an "href", or a hand-written "custom".' }];
}

/** Reports actions whose `scope` requires a list or filters although the entity has none. */
function checkActionScopes(
  name: string,
  action: Json,
  path: JsonPath,
  hasList: boolean,
  filters: readonly string[],
): LintFinding[] {
  const on = getPlaces(action);
  const onRows = on.filter((place) => place === 'row' || place === 'selection');
  const isOrphan = !hasList && onRows.length === on.length && !BUILT_IN_ACTION_NAMES.includes(name);
  return [
    ...(isOrphan
      ? [
          {
            at: 'scope' in action ? [...path, 'scope'] : path,
            key: true,
            message: `action ${quote(name)} is on a ${onRows.map(String).join(' and a ')}, but there is no list`,
            suggestion: 'Describe the "list", or offer the action "scope": "record".',
          },
        ]
      : []),
    ...(on.includes('filters') && filters.length === 0
      ? [
          {
            at: [...path, 'scope'],
            key: true,
            message: `action ${quote(name)} is beside the filters, but there are none`,
            suggestion: 'Give the list "filters", or offer the action "scope": "list".',
          },
        ]
      : []),
  ];
}

export const checkActions: LintRule = ({ value }) => {
  const admin = toObjectOrEmpty(value['x-admin']);
  const hasList = admin['list'] !== undefined || toObjectOrEmpty(admin['customScreens'])['list'] !== undefined;
  const filters = getFilterNames(getValueAtPath(value, ['x-admin', 'list', 'filters']));
  const knownNames = [...BUILT_IN_ACTION_NAMES, ...Object.keys(toObjectOrEmpty(admin['assignments']))];
  return getEntriesAtPath(value, ['x-admin', 'actions']).flatMap(({ name, value: one, path }) => {
    const action = toObjectOrEmpty(one);
    return [
      ...withoutEffect(name, action, path, knownNames),
      ...checkActionScopes(name, action, path, hasList, filters),
    ];
  });
};

/**
 * Reports actions without a title. Built-in actions need no `title` because the app provides one. Assignments have
 * their own title.
 */
export const checkActionTitles: LintRule = ({ value }) =>
  getEntriesAtPath(value, ['x-admin', 'actions']).flatMap(({ name, value: one, path }): LintFinding[] =>
    'title' in toObjectOrEmpty(one) ||
    BUILT_IN_ACTION_NAMES.includes(name) ||
    getValueAtPath(value, ['x-admin', 'assignments', name]) !== undefined
      ? []
      : [
          {
            at: path,
            key: true,
            message: `action ${quote(name)} has no "title"`,
            suggestion: 'Add the text of its button.',
          },
        ],
  );
