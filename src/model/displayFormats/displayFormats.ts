/**
 * The display formats by their name in the schema language. To add a format, add its name and description to
 * `schema/meta/v2/field.schema.json` and its implementation here. A format whose cells contain more than text also
 * needs a component in `widgets/cells`.
 */
import type { ColumnFormat } from '../schemaLanguage/definition';
import { DATE_FORMATS } from './dateFormats';
import type { DisplayFormat } from './displayFormat';
import { ARRAY_AND_OBJECT_FORMATS } from './listFormats';
import { NUMBER_FORMATS } from './numberFormats';
import { TEXT_FORMATS } from './textFormats';

export const DISPLAY_FORMATS: Readonly<Record<ColumnFormat, DisplayFormat>> = {
  ...TEXT_FORMATS,
  ...NUMBER_FORMATS,
  ...DATE_FORMATS,
  ...ARRAY_AND_OBJECT_FORMATS,
};
