/** Reports actions with contradictory keys and actions that do nothing. */
import { BUILT_IN_ACTION_NAMES } from '../../../../src/model/compile/builtInActions';
import { getAllowedValues, getDefinitionTypes, getFieldAtPath, getFields, type LintRule } from '../source/lintFolder';
import { toObjectOrEmpty, getEntriesAtPath, getValueAtPath, type Json, type JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { quote } from '../source/messageWording';
import { getPlaceholders } from '../../../../src/model/values/fillTemplates';
import { collectTexts } from './checkTextPlaceholders';
import { getEndpointText, getFilterNames } from './knownPlaceholders';
import { getValueFaults } from './valueChecks';

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

/** Places where an action belongs to one record or to selected ones, and sends nothing about them by itself. */
const OF_RECORDS: readonly unknown[] = ['row', 'record', 'selection'];

/** Warns of actions of a record whose request does not say which record it is about. */
export const checkActionRecords: LintRule = (source) => {
  const isSingle = getValueAtPath(source.value, ['x-admin', 'singleton']) === true;
  return getEntriesAtPath(source.value, ['x-admin', 'actions']).flatMap(({ name, value: one, path }): LintFinding[] => {
    const action = toObjectOrEmpty(one);
    const call = getEndpointText(source.value, [...path, 'call']);
    const isOfRecord = getPlaces(action).every((place) => OF_RECORDS.includes(place));
    if (!call || isSingle || !isOfRecord) return [];
    const inputs = Object.keys(getFields(action['input']) ?? {});
    const isNamed = [call.text, ...collectTexts(action['payload'], []).map(({ text }) => text)]
      .flatMap(getPlaceholders)
      .some((placeholder) => !inputs.includes(placeholder));
    if (isNamed || inputs.some((input) => isFromRecord(action, input))) return [];
    const message = `the request of ${quote(name)} does not say which record: no placeholder stands in it`;
    const suggestion = 'Add "payload": { "id": "{id}" } with the name of the server, or a placeholder in the path.';
    return [{ at: call.path, message, suggestion, severity: 'warning' }];
  });
};

/** Whether a field of the dialog has its value from the record. */
const isFromRecord = (action: Json, input: string): boolean =>
  ['valueFrom', 'defaultFrom'].some((key) =>
    String(getValueAtPath(action, ['input', 'properties', input, 'x-ui', key])).startsWith('record.'),
  );

/** Warns of two actions of one menu or toolbar with the same title. */
export const checkSameActionTitles: LintRule = ({ value }) => {
  const actions = getEntriesAtPath(value, ['x-admin', 'actions']).map(({ value: one, path }) => ({
    action: toObjectOrEmpty(one),
    path,
  }));
  return actions.flatMap(({ action, path }, index): LintFinding[] => {
    const { title, visibleWhen } = action;
    const twin = actions
      .slice(0, index)
      .find(
        ({ action: other }) =>
          title !== undefined &&
          other['title'] === title &&
          getPlaces(other).some((place) => getPlaces(action).includes(place)),
      );
    // Two actions with conditions may take turns, as Lock and Unlock do.
    if (!twin || (visibleWhen !== undefined && twin.action['visibleWhen'] !== undefined)) return [];
    return [
      {
        at: [...path, 'title'],
        message: `two actions have the title ${quote(title)}`,
        suggestion: 'Give one of the two another title, so that users can tell them apart.',
        severity: 'warning',
      },
    ];
  });
};

/** Reports values that the fixture API would set although the field can never have them. */
export const checkFixtureChanges: LintRule = (source, folder) => {
  const fields = getFields(folder.getResolvedDefinition(source));
  return getEntriesAtPath(source.value, ['x-admin', 'actions']).flatMap(({ path }) =>
    getEntriesAtPath(source.value, [...path, 'fixtureRecordChanges']).flatMap(({ name, value, path: at }) => {
      const field = getFieldAtPath(fields, name);
      const isFilledIn = typeof value === 'string' && value.includes('{');
      if (!field || value === null || isFilledIn) return [];
      const limits = { types: getDefinitionTypes(field), choices: getAllowedValues(field), limits: {} };
      return getValueFaults(value, limits).map((fault) => ({ at, ...fault }));
    }),
  );
};
