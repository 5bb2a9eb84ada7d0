/** Reports actions with contradictory keys or without effect. */
import { BUILT_IN_ACTION_NAMES } from '../../../../src/model/compile/compileActions';
import type { LintRule } from '../source/lintFolder';
import { toObject, toText, getEntriesAtPath, getValueAtPath, type Json, type JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { listAllowedNames, suggestName, joinWithAnd, quote } from '../source/messageWording';
import { getFilterNames } from './knownPlaceholders';

/** Keys for the effect of an action, of which it must have exactly one. */
const DEEDS = ['call', 'href', 'custom'];
/** Keys that have no effect in a link or a hand-written dialog. */
const OF_CALLS = ['input', 'onSuccess', 'callPerRecord', 'cooldownMs', 'failureTitle', 'fixtureRecordChanges'];
const OF_LINKS = [...OF_CALLS, 'confirm'];

const has = (action: Json, keys: readonly string[]): string[] => keys.filter((key) => key in action);

const getPlaces = (action: Json): unknown[] => [action['scope'] ?? 'row'].flat();

function deeds(name: string, action: Json, path: JsonPath, known: readonly string[]): LintFinding[] {
  const done = has(action, DEEDS);
  if (done.length > 1) {
    const message = `action ${quote(name)} does ${joinWithAnd(done)} at once`;
    return [{ at: [...path, done[1]!], key: true, message, suggestion: 'Keep one of them, or make two actions.' }];
  }
  if (done.length === 0 && !known.includes(name)) {
    const message = `action ${quote(name)} does nothing`;
    return [{ at: path, key: true, message, suggestion: 'Give it a "call", an "href", or a hand-written "custom".' }];
  }
  const [deed] = done;
  const idle = deed === 'href' ? has(action, OF_LINKS) : deed === 'custom' ? has(action, OF_CALLS) : [];
  return idle.map((key) => ({
    at: [...path, key],
    key: true,
    message: `${quote(key)} does nothing beside ${quote(deed)}`,
    suggestion: `It is for actions with a "call": remove it, or ${quote(deed)}.`,
  }));
}

/** Reports actions whose `scope` does not exist on the screens, and keys that do not fit the `scope`. */
function places(
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
    ...('showAsButton' in action && !on.includes('row')
      ? [
          {
            at: [...path, 'showAsButton'],
            key: true,
            message: '"showAsButton" is for actions on a row',
            suggestion: 'Write "scope": "row", or remove it: elsewhere an action is a button by itself.',
          },
        ]
      : []),
    ...('callPerRecord' in action && !on.includes('selection')
      ? [
          {
            at: [...path, 'callPerRecord'],
            key: true,
            message: '"callPerRecord" is for actions on a selection',
            suggestion: 'Write "scope": "selection", or remove it.',
          },
        ]
      : []),
  ];
}

/**
 * Reports a `fallbackMessage` next to a `successMessage`: only one text is shown after success, the schema's or
 * else the server's.
 */
const unsaid = (action: Json, path: JsonPath): LintFinding[] =>
  ['successMessage', 'fallbackMessage'].every((key) => key in toObject(action['onSuccess']))
    ? [
        {
          at: [...path, 'onSuccess', 'fallbackMessage'],
          key: true,
          message: '"fallbackMessage" is never said beside "successMessage"',
          suggestion:
            'Keep "successMessage" for a text of your own, or "fallbackMessage" for where the server says nothing.',
        },
      ]
    : [];

const OUTSIDE = /^(https?:\/\/|mailto:)/;

const noAddress = (at: JsonPath, text: string): LintFinding => ({
  at,
  message: `${quote(text)} is no address`,
  suggestion: 'Write the route of a screen, as in "/articles/view/{articleId}".',
});

/** Reports addresses that are neither a path of the app nor an external URL. */
function addresses(action: Json, path: JsonPath): LintFinding[] {
  const to = toText(action['href']);
  const open = toText(toObject(action['onSuccess'])['redirect']);
  return [
    ...(to !== undefined && !to.startsWith('/') && !OUTSIDE.test(to) ? [noAddress([...path, 'href'], to)] : []),
    ...(open !== undefined && !open.startsWith('/') ? [noAddress([...path, 'onSuccess', 'redirect'], open)] : []),
  ];
}

/** Reports `requiredFilters` of actions outside a list, and names that are no filter of the list. */
function requirements(action: Json, path: JsonPath, filters: readonly string[]): LintFinding[] {
  const { requiredFilters } = action;
  if (!Array.isArray(requiredFilters)) return [];
  const at = [...path, 'requiredFilters'];
  if (!getPlaces(action).some((place) => place === 'list' || place === 'filters'))
    return [
      {
        at,
        key: true,
        message: '"requiredFilters" is for actions of the list',
        suggestion: 'Write "scope": "list", or remove it.',
      },
    ];
  return requiredFilters.flatMap((name: unknown, index): LintFinding[] =>
    filters.includes(String(name))
      ? []
      : [
          {
            at: [...at, index],
            message: `${quote(String(name))} is no filter of the list${suggestName(String(name), filters)}`,
            suggestion: listAllowedNames(filters),
          },
        ],
  );
}

export const checkActions: LintRule = ({ value }) => {
  const admin = toObject(value['x-admin']);
  const hasList = admin['list'] !== undefined || toObject(admin['customScreens'])['list'] !== undefined;
  const filters = getFilterNames(getValueAtPath(value, ['x-admin', 'list', 'filters']));
  const known = [...BUILT_IN_ACTION_NAMES, ...Object.keys(toObject(admin['assignments']))];
  return getEntriesAtPath(value, ['x-admin', 'actions']).flatMap(({ name, value: one, path }) => {
    const action = toObject(one);
    return [
      ...deeds(name, action, path, known),
      ...places(name, action, path, hasList, filters),
      ...unsaid(action, path),
      ...addresses(action, path),
      ...requirements(action, path, filters),
    ];
  });
};

/** Reports actions without a title. Built-in actions and assignments need none, since they have one already. */
export const checkActionTitles: LintRule = ({ value }) =>
  getEntriesAtPath(value, ['x-admin', 'actions']).flatMap(({ name, value: one, path }): LintFinding[] =>
    'title' in toObject(one) ||
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
