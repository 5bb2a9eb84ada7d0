import { getFieldValue } from '../values/getFieldValue';
import { isObject } from '../values/cleanValues';
import { toText } from '../values/isEmpty';
import type { DisplayFormat, DisplayFormatArgs } from './displayFormat';
import { formatOptionCodes, getItemsOfArrayValue } from './formatOptionCodes';

/** Formats an object as text: a list of `title: value`, without fields that have no value. */
function formatObject(
  { value, field, texts }: DisplayFormatArgs,
  formatField: (input: DisplayFormatArgs) => string,
): string {
  if (!field.shape || typeof value !== 'object' || value === null) return toText(value);
  const row = value as DisplayFormatArgs['row'];
  return Object.values(field.shape.fields)
    .filter(({ ui }) => !ui.sendBackUnchanged)
    .map((inner) => [inner.title, formatField({ value: getFieldValue(row, inner), field: inner, row, texts })])
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${title}: ${text}`)
    .join('; ');
}

/** The display formats for arrays and objects. */
export const ARRAY_AND_OBJECT_FORMATS = {
  list: { format: formatOptionCodes, summarizes: true },
  image: {
    format: ({ value, field }) =>
      getItemsOfArrayValue(field, value)
        .map((item) => toText(isObject(item) && field.upload?.pathField ? item[field.upload.pathField] : item))
        .filter(Boolean)
        .join(', '),
  },
  object: { format: formatObject },
} satisfies Record<string, DisplayFormat>;
