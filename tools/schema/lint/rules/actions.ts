/** Actions that say two things at once, or nothing. */
import { BUILT_IN_NAMES } from '../../../../src/model/compile/actions';
import type { Rule } from '../source/folder';
import { asObject, asText, entriesAt, valueAt, type Json, type Path } from '../source/json';
import type { Finding } from '../source/source';
import { allowedHere, didYouMean, listing, quote } from '../source/words';
import { filterNames } from './subjects';

/** What an action does, one of these. */
const DEEDS = ['call', 'href', 'custom'];
/** What a link or a hand-written dialog leaves undone. */
const OF_CALLS = ['input', 'onSuccess', 'perRecord', 'cooldownMs', 'failureTitle', 'fixtureEffect'];
const OF_LINKS = [...OF_CALLS, 'confirm'];

const has = (action: Json, keys: readonly string[]): string[] => keys.filter((key) => key in action);

const placesOf = (action: Json): unknown[] => [action['scope'] ?? 'row'].flat();

function deeds(name: string, action: Json, path: Path, known: readonly string[]): Finding[] {
  const done = has(action, DEEDS);
  if (done.length > 1) {
    const message = `action ${quote(name)} does ${listing(done)} at once`;
    return [{ at: [...path, done[1]!], key: true, message, cure: 'Keep one of them, or make two actions.' }];
  }
  if (done.length === 0 && !known.includes(name)) {
    const message = `action ${quote(name)} does nothing`;
    return [{ at: path, key: true, message, cure: 'Give it a "call", an "href", or a hand-written "custom".' }];
  }
  const [deed] = done;
  const idle = deed === 'href' ? has(action, OF_LINKS) : deed === 'custom' ? has(action, OF_CALLS) : [];
  return idle.map((key) => ({
    at: [...path, key],
    key: true,
    message: `${quote(key)} does nothing beside ${quote(deed)}`,
    cure: `It is for actions with a "call": remove it, or ${quote(deed)}.`,
  }));
}

/** What is read from a selection has no record of its own. */
function places(name: string, action: Json, path: Path, hasList: boolean, filters: readonly string[]): Finding[] {
  const on = placesOf(action);
  const onRows = on.filter((place) => place === 'row' || place === 'selection');
  const isOrphan = !hasList && onRows.length === on.length && !BUILT_IN_NAMES.includes(name);
  return [
    ...(isOrphan
      ? [
          {
            at: 'scope' in action ? [...path, 'scope'] : path,
            key: true,
            message: `action ${quote(name)} is on a ${onRows.map(String).join(' and a ')}, but there is no list`,
            cure: 'Describe the "list", or offer the action "scope": "record".',
          },
        ]
      : []),
    ...(on.includes('filters') && filters.length === 0
      ? [
          {
            at: [...path, 'scope'],
            key: true,
            message: `action ${quote(name)} is beside the filters, but there are none`,
            cure: 'Give the list "filters", or offer the action "scope": "list".',
          },
        ]
      : []),
    ...('showAsButton' in action && !on.includes('row')
      ? [
          {
            at: [...path, 'showAsButton'],
            key: true,
            message: '"showAsButton" is for actions on a row',
            cure: 'Write "scope": "row", or remove it: elsewhere an action is a button by itself.',
          },
        ]
      : []),
    ...('perRecord' in action && !on.includes('selection')
      ? [
          {
            at: [...path, 'perRecord'],
            key: true,
            message: '"perRecord" is for actions on a selection',
            cure: 'Write "scope": "selection", or remove it.',
          },
        ]
      : []),
  ];
}

/** One text after a success: the schema's, or else the server's. */
const unsaid = (action: Json, path: Path): Finding[] =>
  ['successMessage', 'fallbackMessage'].every((key) => key in asObject(action['onSuccess']))
    ? [
        {
          at: [...path, 'onSuccess', 'fallbackMessage'],
          key: true,
          message: '"fallbackMessage" is never said beside "successMessage"',
          cure: 'Keep "successMessage" for a text of your own, or "fallbackMessage" for where the server says nothing.',
        },
      ]
    : [];

const OUTSIDE = /^(https?:\/\/|mailto:)/;

const noAddress = (at: Path, text: string): Finding => ({
  at,
  message: `${quote(text)} is no address`,
  cure: 'Write the route of a screen, as in "/articles/view/{articleId}".',
});

/** An address is one of ours, or of the web. */
function addresses(action: Json, path: Path): Finding[] {
  const to = asText(action['href']);
  const open = asText(asObject(action['onSuccess'])['redirect']);
  return [
    ...(to !== undefined && !to.startsWith('/') && !OUTSIDE.test(to) ? [noAddress([...path, 'href'], to)] : []),
    ...(open !== undefined && !open.startsWith('/') ? [noAddress([...path, 'onSuccess', 'redirect'], open)] : []),
  ];
}

/** Only a list has filters. */
function requirements(action: Json, path: Path, filters: readonly string[]): Finding[] {
  const { requiredFilters } = action;
  if (!Array.isArray(requiredFilters)) return [];
  const at = [...path, 'requiredFilters'];
  if (!placesOf(action).some((place) => place === 'list' || place === 'filters'))
    return [
      {
        at,
        key: true,
        message: '"requiredFilters" is for actions of the list',
        cure: 'Write "scope": "list", or remove it.',
      },
    ];
  return requiredFilters.flatMap((name: unknown, index): Finding[] =>
    filters.includes(String(name))
      ? []
      : [
          {
            at: [...at, index],
            message: `${quote(String(name))} is no filter of the list${didYouMean(String(name), filters)}`,
            cure: allowedHere(filters),
          },
        ],
  );
}

export const actions: Rule = ({ value }) => {
  const admin = asObject(value['x-admin']);
  const hasList = admin['list'] !== undefined || asObject(admin['customScreens'])['list'] !== undefined;
  const filters = filterNames(valueAt(value, ['x-admin', 'list', 'filters']));
  const known = [...BUILT_IN_NAMES, ...Object.keys(asObject(admin['assignments']))];
  return entriesAt(value, ['x-admin', 'actions']).flatMap(({ name, value: one, path }) => {
    const action = asObject(one);
    return [
      ...deeds(name, action, path, known),
      ...places(name, action, path, hasList, filters),
      ...unsaid(action, path),
      ...addresses(action, path),
      ...requirements(action, path, filters),
    ];
  });
};

/** Titles of actions are read by staff; those that the frame has a word for need none. */
export const actionTitles: Rule = ({ value }) =>
  entriesAt(value, ['x-admin', 'actions']).flatMap(({ name, value: one, path }): Finding[] =>
    'title' in asObject(one) ||
    BUILT_IN_NAMES.includes(name) ||
    valueAt(value, ['x-admin', 'assignments', name]) !== undefined
      ? []
      : [
          {
            at: path,
            key: true,
            message: `action ${quote(name)} has no "title"`,
            cure: 'Add the text of its button.',
          },
        ],
  );
