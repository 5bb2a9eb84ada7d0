/** Chooses the filters of an imported list among those that the API has. */
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { DetectedFilter } from '../dialect/detectFilters';
import type { BuiltFields } from './entityContext';
import type { FieldReference } from './findEntityReferences';

/** More filters push the rows off the screen. */
const MAX_FILTERS = 8;

export interface ImportedFilters {
  filters: DetectedFilter[];
  /** Names of the filters that are left out because there are too many. */
  omitted: string[];
}

const isChoice = (field: Json | undefined): boolean =>
  field !== undefined &&
  (field['enum'] !== undefined ||
    field['oneOf'] !== undefined ||
    field['type'] === 'boolean' ||
    toObjectOrEmpty(field['x-ui'])['options'] !== undefined);

/** Returns the reference whose id a filter takes: `tenant_id` for the field `tenant`. */
export const findFilterReference = (
  { name, field, operator }: DetectedFilter,
  references: readonly FieldReference[],
): FieldReference | undefined =>
  references.find((reference) =>
    field === undefined
      ? [`${reference.field}_id`, `${reference.field}Id`].includes(name)
      : reference.field === field && name !== field && operator === 'eq',
  );

/** Returns how useful a filter is: 0 first. */
function getRank(
  filter: DetectedFilter,
  fields: BuiltFields,
  columns: readonly string[],
  references: readonly FieldReference[],
): number {
  const { name, field, schema, operator, isRequired } = filter;
  if (isRequired) return 0;
  if (isChoice(fields[name]) || isChoice(schema) || findFilterReference(filter, references)) return 1;
  if (field === undefined) return 5;
  const isRange = operator !== undefined && ['gte', 'lte', 'gt', 'lt'].includes(operator);
  if (columns.includes(field)) return isRange || field === columns[0] ? 2 : 3;
  return isRange && toObjectOrEmpty(fields[field])['format'] !== undefined ? 3 : 4;
}

/** Chooses at most as many filters as a list can show, in the order of the document. */
export function chooseFilters(
  all: readonly DetectedFilter[],
  fields: BuiltFields,
  columns: readonly string[],
  references: readonly FieldReference[],
): ImportedFilters {
  // A filter by the id replaces one by the field, which takes another key of the record, such as its slug.
  const replaced = all
    .map((filter) => findFilterReference(filter, references)?.field)
    .filter((field) => field !== undefined);
  const usable = all.filter(({ name }) => !replaced.includes(name));
  const ranks = new Map(usable.map((filter) => [filter, getRank(filter, fields, columns, references)]));
  const chosen = usable.toSorted((one, other) => ranks.get(one)! - ranks.get(other)!).slice(0, MAX_FILTERS);
  return {
    filters: usable.filter((filter) => chosen.includes(filter)),
    omitted: usable.filter((filter) => !chosen.includes(filter)).map(({ name }) => name),
  };
}
