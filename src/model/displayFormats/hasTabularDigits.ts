import type { ColumnFormat } from '../schemaLanguage/definition';
import type { Field } from '../entity/entity';
import { DISPLAY_FORMATS } from './displayFormats';

/** Whether a number only identifies a record and is not compared as a quantity. */
const isCode = ({ name, type, readOnly }: Field): boolean => type === 'integer' && readOnly && /(Id|Pk)$/.test(name);

/** Whether values are compared by their digits, which are then aligned in a column. */
export const hasTabularDigits = (field: Field, format: ColumnFormat = field.reads): boolean =>
  DISPLAY_FORMATS[format].isNumeric === true && !isCode(field);
