import type { AnnotatedKey } from './locatedSchemas';

/** Terms to use in messages instead of the key, if the key alone would be unclear. */
const CALLED: Readonly<Record<string, string>> = {
  columns: 'column',
  filters: 'filter',
  fields: 'form field',
  readOnlyValues: 'read-only value',
  metrics: 'metric',
  periodEndField: 'end of a column',
  fallback: 'stand-in of a column',
  secondary: 'second part of a column',
  activePeriod: 'period of an active record',
  bodyFields: 'body field',
  rowIdField: 'row id',
  rowTitleField: 'row title',
  rowActions: 'row action',
  left: 'x-compare',
  right: 'x-compare',
  idField: 'id',
  x: 'x of the chart',
  y: 'y of the chart',
};

/** Keys that messages omit. They occur in arrays of objects, whose own key describes their content. */
const TRANSPARENT: readonly unknown[] = ['field', 'name'];

/** Returns the term for the place of the name in messages: `column`, `labelField`, `condition`. */
export function getSchemaKeyTerm({ path, annotation, locatedSchema }: AnnotatedKey): string {
  if (annotation.keysReferTo && path.at(-1) === 'properties')
    return locatedSchema?.role === 'condition' ? 'condition' : 'branch';
  const steps = path.filter((step) => typeof step === 'string' && !TRANSPARENT.includes(step));
  const key = String(steps.at(-1));
  if (annotation.refersTo === 'row') return key === 'idField' ? 'rows.idField' : key;
  if (steps.at(-2) === 'dependentRequired') return 'dependentRequired';
  return CALLED[key] ?? key;
}
