/** Chooses the titles of columns where those of their fields do not tell them apart, or say more than is needed. */
import { isGeneratedField } from '../../../../src/model/jsonSchema/variantDefinition';
import { joinTitles } from '../../../../src/model/compile/joinTitles';
import { getColumnTitle } from '../../lint/source/columnTitle';
import { getFieldAtPath } from '../../lint/source/lintFolder';
import { toObjectOrEmpty, toTextOrUndefined } from '../../lint/source/readJson';
import { toTitle } from '../api/names';
import type { BuiltFields } from './entityContext';
import { getLastName, isMetadataName } from './metadataFields';
import { getAlternativePath } from './variantColumns';

/** With so many columns of one object, its name before each of them says nothing. */
const MANY_OF_ONE_OBJECT = 3;

/** Names of objects that do not say what they are part of. */
const GENERAL =
  /^(shared|common|content|data|options|config(uration)?|settings|info|details?|general|base|values?|defaults?|main)$/i;

export const isGenericName = (name: string): boolean => GENERAL.test(name);

/** The names of objects around the whole content of a record, as messages have. */
const IS_CONTAINER = /^(payload|data|content|attributes|properties|spec|document|record|details?)$/i;

export const isContainerName = (name: string): boolean => IS_CONTAINER.test(name);

/** The names of objects with the parts of the name of what is around them: `author.name.given`. */
const IS_NAME = /^((full|display)_?)?names?$/i;

/**
 * Returns the title of a field in an object with a general name: `Telemetry Hostname` for `telemetry.shared.hostname`, and
 * `Author Given Name` for `author.name.given`.
 */
function getTitleInGeneral(path: string, fields: BuiltFields): string | undefined {
  const [outer = '', middle = ''] = path.split('.');
  const title = toTextOrUndefined(getFieldAtPath(fields, path)?.['title']);
  const [around, own] = [fields[outer], getFieldAtPath(fields, `${outer}.${middle}`)].map((field) =>
    toTextOrUndefined(field?.['title']),
  );
  if (isGenericName(outer) || !title || !around || !own) return undefined;
  if (IS_NAME.test(middle)) return joinTitles(around, /name/i.test(title) ? title : `${title} ${own}`);
  return isGenericName(middle) ? joinTitles(around, title) : undefined;
}

/**
 * Returns the title of a column whose field or object alone names it: that of the object for a value of one of several
 * variants, `Type` for `type.$value`; that of the inner field in metadata, in an object around the whole content, and in
 * one of which the list shows many fields, unless another field has it, `Name` for `metadata.name`.
 * @param columns the paths of all columns
 */
function getPathTitle(path: string, fields: BuiltFields, columns: readonly string[]): string | undefined {
  const [outer = '', inner = '', ...deeper] = path.split('.');
  const { properties } = fields[outer] ?? {};
  if (isGeneratedField(getLastName(path)) || getAlternativePath(path, fields, columns) !== undefined)
    return getColumnTitle(fields, path.slice(0, path.lastIndexOf('.')));
  if (deeper.length > 0) return getTitleInGeneral(path, fields);
  if (inner === '') return undefined;
  const isMain = columns.filter((column) => column.startsWith(`${outer}.`)).length >= MANY_OF_ONE_OBJECT;
  // Of two objects with the same field, each column says of which it is.
  const isOfOthers = columns.some((column) => column !== path && column.endsWith(`.${inner}`));
  if (isOfOthers || (!isMetadataName(outer) && !isContainerName(outer) && !isMain)) return undefined;
  const own = toTextOrUndefined(toObjectOrEmpty(toObjectOrEmpty(properties)[inner])['title']);
  const others = Object.entries(fields).flatMap(([name, field]) => [
    field,
    ...(isMetadataName(name) && name !== outer ? Object.values(toObjectOrEmpty(field['properties'])) : []),
  ]);
  return others.some((field) => toObjectOrEmpty(field)['title'] === own) ? undefined : own;
}

const getName = (path: string): string => toTitle(path.slice(path.lastIndexOf('.') + 1));

/** Returns the title of a field behind that of the object of the record around it: `Payee Party ID Type`. */
function getOutermostTitle(path: string, title: string, fields: BuiltFields): string | undefined {
  const [outer = '', ...inner] = path.split('.');
  const around = toTextOrUndefined(fields[outer]?.['title']) ?? toTitle(outer);
  return inner.length > 0 && !title.toLowerCase().startsWith(around.toLowerCase()) ? `${around} ${title}` : undefined;
}

/**
 * Returns the titles of the columns that need one of their own, by path. Of two columns with one title, the one whose
 * field is not called so is named after its field: `fuelTankType` with the title `Reward Type` beside `rewardType`. If
 * both are called so, each says of what it is.
 */
export function getColumnTitles(columns: readonly string[], fields: BuiltFields): Map<string, string> {
  const own = new Map(columns.map((path) => [path, getPathTitle(path, fields, columns)]));
  const getTitle = (path: string): string => own.get(path) ?? getColumnTitle(fields, path) ?? '';
  const titles = columns.map((path) => getTitle(path).toLowerCase());
  return new Map(
    columns.flatMap((path, index): [string, string][] => {
      const isShared = titles.filter((title) => title === titles[index]).length > 1;
      const name = getName(path);
      const hasOwnName = !titles.includes(name.toLowerCase());
      const distinct = hasOwnName ? name : getOutermostTitle(path, getTitle(path), fields);
      const title = isShared ? (distinct ?? own.get(path)) : own.get(path);
      return title === undefined ? [] : [[path, title]];
    }),
  );
}
