/** Chooses the titles of columns where those of their fields do not tell them apart, or say more than is needed. */
import { VARIANT_VALUE } from '../../../../src/model/jsonSchema/variantDefinition';
import { joinTitles } from '../../../../src/model/compile/joinTitles';
import { getColumnTitle } from '../../lint/source/columnTitle';
import { getFieldAtPath } from '../../lint/source/lintFolder';
import { toObjectOrEmpty, toTextOrUndefined } from '../../lint/source/readJson';
import { toTitle } from '../api/names';
import type { BuiltFields } from './entityContext';
import { isMetadataName } from './metadataFields';

/** With so many columns of one object, its name before each of them says nothing. */
const MANY_OF_ONE_OBJECT = 3;

/** Names of objects that do not say what they are part of. */
const GENERAL =
  /^(shared|common|content|data|options|config(uration)?|settings|info|details?|general|base|values?|defaults?|main)$/i;

export const isGenericName = (name: string): boolean => GENERAL.test(name);

/** Returns the title of a field in an object with a general name: `Telemetry Hostname` for `telemetry.shared.hostname`. */
function getTitleInGeneral(path: string, fields: BuiltFields): string | undefined {
  const [outer = '', middle = ''] = path.split('.');
  const title = toTextOrUndefined(getFieldAtPath(fields, path)?.['title']);
  const around = toTextOrUndefined(fields[outer]?.['title']);
  return isGenericName(middle) && !isGenericName(outer) && title && around ? joinTitles(around, title) : undefined;
}

/**
 * Returns the title of a column whose field or object alone names it: that of the field for a value of one of several
 * variants, `Type` for `type.$value`; that of the inner field in metadata, and in an object of which the list shows many
 * fields, unless another field has it, `Name` for `metadata.name`.
 * @param columns the paths of all columns
 */
function getPathTitle(path: string, fields: BuiltFields, columns: readonly string[]): string | undefined {
  const [outer = '', inner = '', ...deeper] = path.split('.');
  const { title, properties } = fields[outer] ?? {};
  if (deeper.length > 0) return getTitleInGeneral(path, fields);
  if (inner === '') return undefined;
  if (inner === VARIANT_VALUE) return toTextOrUndefined(title);
  const isMain = columns.filter((column) => column.startsWith(`${outer}.`)).length >= MANY_OF_ONE_OBJECT;
  // Of two objects with the same field, each column says of which it is.
  const isOfOthers = columns.some((column) => column !== path && column.endsWith(`.${inner}`));
  if (isOfOthers || (!isMetadataName(outer) && !isMain)) return undefined;
  const own = toTextOrUndefined(toObjectOrEmpty(toObjectOrEmpty(properties)[inner])['title']);
  const others = Object.entries(fields).flatMap(([name, field]) => [
    field,
    ...(isMetadataName(name) && name !== outer ? Object.values(toObjectOrEmpty(field['properties'])) : []),
  ]);
  return others.some((field) => toObjectOrEmpty(field)['title'] === own) ? undefined : own;
}

const getName = (path: string): string => toTitle(path.slice(path.lastIndexOf('.') + 1));

/**
 * Returns the titles of the columns that need one of their own, by path. Of two columns with one title, the one whose
 * field is not called so is named after its field: `fuelTankType` with the title `Reward Type` beside `rewardType`.
 */
export function getColumnTitles(columns: readonly string[], fields: BuiltFields): Map<string, string> {
  const own = new Map(columns.map((path) => [path, getPathTitle(path, fields, columns)]));
  const getTitle = (path: string): string => own.get(path) ?? getColumnTitle(fields, path) ?? '';
  const titles = columns.map((path) => getTitle(path).toLowerCase());
  return new Map(
    columns.flatMap((path, index): [string, string][] => {
      const isShared = titles.filter((title) => title === titles[index]).length > 1;
      const name = getName(path);
      const title = isShared && !titles.includes(name.toLowerCase()) ? name : own.get(path);
      return title === undefined ? [] : [[path, title]];
    }),
  );
}
