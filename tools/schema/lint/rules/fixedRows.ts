/** Rows that are always there, switches of which one is on, and further addresses of a list. */
import { innerOf, typesOf, type Rule } from '../source/folder';
import { asList, asObject, asText, valueAt } from '../source/json';
import type { Place } from '../source/places';
import type { Finding } from '../source/source';
import { quote } from '../source/words';

const ROWS = ['x-ui', 'rows'];

function rowsOf(place: Place): Finding[] {
  const ui = asObject(valueAt(place.own, ROWS));
  const fixed = asText(ui['fixedRowsField']);
  if (fixed === undefined) return [];
  const at = [...place.path, ...ROWS, 'fixedRowsField'];
  const rows = asList(place.whole['default']).map(asObject);
  if (rows.length === 0) {
    const message = `"fixedRowsField" needs the rows that are always there`;
    return [
      { at, key: true, message, cure: `Write them as the "default" of the list, each with its ${quote(fixed)}.` },
    ];
  }
  const names = rows.map((row) => row[fixed]);
  if (!names.includes(undefined) && new Set(names).size === names.length) return [];
  return [
    {
      at,
      message: `${quote(fixed)} does not tell the rows of "default" apart`,
      cure: 'Give each row a value of its own.',
    },
  ];
}

function switchOf(place: Place): Finding[] {
  const name = asText(valueAt(place.own, [...ROWS, 'exclusiveField']));
  const field = name === undefined ? undefined : innerOf(place.whole)?.[name];
  if (field === undefined || typesOf(asObject(field)).includes('boolean')) return [];
  const message = `"exclusiveField" is for a switch, and ${quote(name)} is none`;
  return [{ at: [...place.path, ...ROWS, 'exclusiveField'], message, cure: 'Name a field of type boolean.' }];
}

/** A button that adds a row is nowhere where rows come by themselves, or not at all. */
function adding(place: Place): Finding[] {
  const ui = asObject(valueAt(place.own, ROWS));
  const other = ['keepBlankRow', 'fixedRowsField'].find((key) => ui[key] !== undefined && ui[key] !== false);
  if (ui['addButtonPosition'] === undefined || other === undefined) return [];
  const message = `"addButtonPosition" does nothing beside ${quote(other)}: there is no button that adds a row`;
  return [
    { at: [...place.path, ...ROWS, 'addButtonPosition'], key: true, message, cure: `Remove it, or ${quote(other)}.` },
  ];
}

export const fixedRows: Rule = (source, folder) =>
  folder
    .placesOf(source)
    .filter(({ role }) => role === 'field')
    .flatMap((place) => [...rowsOf(place), ...switchOf(place), ...adding(place)]);

/** A title without a name has no translation, and a menu entry no key. */
export const addressNames: Rule = ({ value }) =>
  asList(valueAt(value, ['x-admin', 'routes', 'variants'])).flatMap((one, index): Finding[] => {
    const variant = asObject(one);
    if (!('title' in variant) || 'name' in variant) return [];
    const at = ['x-admin', 'routes', 'variants', index, 'title'];
    return [{ at, key: true, message: 'a "title" of further addresses needs a "name"', cure: 'Add the "name".' }];
  });
