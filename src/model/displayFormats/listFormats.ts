import { getFieldValue } from '../values/alternateNames';
import { isObject } from '../values/cleanValues';
import { toText } from '../values/isEmpty';
import type { DisplayFormat, FormatInput } from './displayFormat';
import { formatCodes, getItems } from './optionNames';

/** Formats an object as text: a list of `title: value`, without fields that have no value. */
function formatObject({ value, field, texts }: FormatInput, formatField: (input: FormatInput) => string): string {
  if (!field.shape || typeof value !== 'object' || value === null) return toText(value);
  const row = value as FormatInput['row'];
  return Object.values(field.shape.fields)
    .map((inner) => [inner.title, formatField({ value: getFieldValue(row, inner), field: inner, row, texts })])
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${title}: ${text}`)
    .join('; ');
}

/** The display formats for arrays and objects. */
export const LIST_FORMATS = {
  list: { format: formatCodes, summarizes: true },
  image: {
    format: ({ value, field }) =>
      getItems(field, value)
        .map((item) => toText(isObject(item) && field.upload?.pathField ? item[field.upload.pathField] : item))
        .filter(Boolean)
        .join(', '),
  },
  object: { format: formatObject },
} satisfies Record<string, DisplayFormat>;
