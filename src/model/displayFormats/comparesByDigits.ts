import type { ColumnFormat } from '../schemaLanguage/definition';
import type { Field } from '../entity/entity';
import { DISPLAY_FORMATS } from './displayFormats';

/** A number that only names a record is read like a name. */
const isCode = ({ name, type, readOnly }: Field): boolean => type === 'integer' && readOnly && /(Id|Pk)$/.test(name);

/** Whether the values are compared by their digits: in a column these stand one below the other. */
export const comparesByDigits = (field: Field, format: ColumnFormat = field.reads): boolean =>
  DISPLAY_FORMATS[format].isNumeric === true && !isCode(field);
