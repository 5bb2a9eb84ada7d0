/** Checks rows that are always present, switches of which only one is on, and route variants. */
import { getInnerObject, getTypes, type LintRule } from '../source/lintFolder';
import { toList, toObject, toText, getValueAtPath } from '../source/readJson';
import type { SchemaPlace } from '../source/schemaPlaces';
import type { LintFinding } from '../source/sourceFile';
import { quote } from '../source/messageWording';

const ROWS = ['x-ui', 'rows'];

function getRows(place: SchemaPlace): LintFinding[] {
  const ui = toObject(getValueAtPath(place.own, ROWS));
  const fixed = toText(ui['fixedRowKeyField']);
  if (fixed === undefined) return [];
  const at = [...place.path, ...ROWS, 'fixedRowKeyField'];
  const rows = toList(place.whole['default']).map(toObject);
  if (rows.length === 0) {
    const message = `"fixedRowKeyField" needs the rows that are always there`;
    return [
      { at, key: true, message, suggestion: `Write them as the "default" of the list, each with its ${quote(fixed)}.` },
    ];
  }
  const names = rows.map((row) => row[fixed]);
  if (!names.includes(undefined) && new Set(names).size === names.length) return [];
  return [
    {
      at,
      message: `${quote(fixed)} does not tell the rows of "default" apart`,
      suggestion: 'Give each row a value of its own.',
    },
  ];
}

function getSwitch(place: SchemaPlace): LintFinding[] {
  const name = toText(getValueAtPath(place.own, [...ROWS, 'onlyOneTrueField']));
  const field = name === undefined ? undefined : getInnerObject(place.whole)?.[name];
  if (field === undefined || getTypes(toObject(field)).includes('boolean')) return [];
  const message = `"onlyOneTrueField" is for a switch, and ${quote(name)} is none`;
  return [{ at: [...place.path, ...ROWS, 'onlyOneTrueField'], message, suggestion: 'Name a field of type boolean.' }];
}

/** Reports `addButtonPosition` where rows are added automatically or are fixed, so that there is no add button. */
function adding(place: SchemaPlace): LintFinding[] {
  const ui = toObject(getValueAtPath(place.own, ROWS));
  const other = ['keepBlankRow', 'fixedRowKeyField'].find((key) => ui[key] !== undefined && ui[key] !== false);
  if (ui['addButtonPosition'] === undefined || other === undefined) return [];
  const message = `"addButtonPosition" does nothing beside ${quote(other)}: there is no button that adds a row`;
  return [
    {
      at: [...place.path, ...ROWS, 'addButtonPosition'],
      key: true,
      message,
      suggestion: `Remove it, or ${quote(other)}.`,
    },
  ];
}

export const checkFixedRows: LintRule = (source, folder) =>
  folder
    .getSchemaPlaces(source)
    .filter(({ role }) => role === 'field')
    .flatMap((place) => [...getRows(place), ...getSwitch(place), ...adding(place)]);

/**
 * Reports a route variant with a title but no name: its title would have no translation key and its menu entry no
 * key.
 */
export const checkRouteVariantNames: LintRule = ({ value }) =>
  toList(getValueAtPath(value, ['x-admin', 'routes', 'variants'])).flatMap((one, index): LintFinding[] => {
    const variant = toObject(one);
    if (!('title' in variant) || 'name' in variant) return [];
    const at = ['x-admin', 'routes', 'variants', index, 'title'];
    return [{ at, key: true, message: 'a "title" of further addresses needs a "name"', suggestion: 'Add the "name".' }];
  });
