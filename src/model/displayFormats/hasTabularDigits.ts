import type { ColumnFormat } from '../schemaLanguage/definition';
import type { Field } from '../entity/entity';
import { DISPLAY_FORMATS } from './displayFormats';

/** Whether a number identifies a record. Such a number is not a quantity, so users do not compare it digit by digit. */
const isCode = ({ name, type, readOnly }: Field): boolean => type === 'integer' && readOnly && /(Id|Pk)$/.test(name);

/**
 * Whether a field contains numbers that users compare. Their digits then have equal widths and are aligned in a
 * column.
 */
export const hasTabularDigits = (field: Field, format: ColumnFormat = field.reads): boolean =>
  DISPLAY_FORMATS[format].isNumeric === true && !isCode(field);
