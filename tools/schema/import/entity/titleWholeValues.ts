/** Titles the whole values of entries and variants that are lists of rows or objects by the field to which they belong. */
import { GENERATED_TITLES } from '../../../../src/model/jsonSchema/generatedTitles';
import { VARIANT_VALUE } from '../../../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject } from '../../lint/source/readJson';
import { toSingular } from '../api/names';

type Fields = FieldDefinition['properties'];

const ENTRIES = / entries$/;

const isWholeValue = (name: string): boolean => name === VARIANT_VALUE || name.startsWith(`${VARIANT_VALUE}$`);

const hasRows = ({ items }: FieldDefinition): boolean => isObject(items) && isObject(items['properties']);

/** Returns fields in which each list of rows and each object that has no title of its own has one. */
function titleValues(fields: Fields, ofRows: string, ofObject: string): Fields {
  const entries = Object.entries(fields ?? {}).map(([name, field]) => {
    if (!isObject(field) || !isWholeValue(name) || field['title'] !== GENERATED_TITLES.variantValue)
      return [name, field];
    const title = hasRows(field) ? ofRows : isObject(field['properties']) ? ofObject : undefined;
    return [name, title === undefined ? field : { ...field, title }];
  });
  return Object.fromEntries(entries) as Fields;
}

/**
 * Returns a field in whose entries or variants a value with inputs of its own is called after the field instead of `Value`:
 * the lists in the entries of `Catalogs` are `Catalog entries`, and the list that `Steps` may be is `Steps`.
 * @param title title of the field
 */
export function titleWholeValues(field: FieldDefinition, title: string): FieldDefinition {
  const { items, properties } = field;
  if (title === '') return field;
  const singular = toSingular(title.replace(ENTRIES, ''));
  return {
    ...field,
    ...(properties ? { properties: titleValues(properties, title, title) } : {}),
    ...(isObject(items) && isObject(items['properties'])
      ? {
          items: {
            ...items,
            properties: titleValues((items as FieldDefinition).properties, `${singular} entries`, singular),
          },
        }
      : {}),
  } as FieldDefinition;
}
