/**
 * Checks two settings of the rows of an array: `fixedRowKeyField` (rows that always exist) and `onlyOneTrueField`
 * (a switch that can be on in one row only).
 */
import { getNestedFields, getDefinitionTypes, type LintRule } from '../source/lintFolder';
import { toList, toObjectOrEmpty, toTextOrUndefined, getValueAtPath } from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { quote } from '../source/messageWording';

const ROWS = ['x-ui', 'rows'];

function getRows(locatedSchema: LocatedSchema): LintFinding[] {
  const ui = toObjectOrEmpty(getValueAtPath(locatedSchema.own, ROWS));
  const fixed = toTextOrUndefined(ui['fixedRowKeyField']);
  if (fixed === undefined) return [];
  const at = [...locatedSchema.path, ...ROWS, 'fixedRowKeyField'];
  const rows = toList(locatedSchema.entityFile['default']).map(toObjectOrEmpty);
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

function getSwitch(locatedSchema: LocatedSchema): LintFinding[] {
  const name = toTextOrUndefined(getValueAtPath(locatedSchema.own, [...ROWS, 'onlyOneTrueField']));
  const field = name === undefined ? undefined : getNestedFields(locatedSchema.entityFile)?.[name];
  if (field === undefined || getDefinitionTypes(toObjectOrEmpty(field)).includes('boolean')) return [];
  const message = `"onlyOneTrueField" is for a switch, and ${quote(name)} is none`;
  return [
    { at: [...locatedSchema.path, ...ROWS, 'onlyOneTrueField'], message, suggestion: 'Name a field of type boolean.' },
  ];
}

export const checkArrayRowSettings: LintRule = (source, folder) =>
  folder
    .getLocatedSchemas(source)
    .filter(({ role }) => role === 'field')
    .flatMap((locatedSchema) => [...getRows(locatedSchema), ...getSwitch(locatedSchema)]);
