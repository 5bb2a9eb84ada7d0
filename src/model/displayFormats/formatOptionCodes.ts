/** Formats the codes of options as labels. */
import { isObject } from '../values/cleanValues';
import { isEmpty, toText } from '../values/isEmpty';
import { isPlainValueArray, parseCodes } from '../values/optionCodes';
import type { Field } from '../entity/entity';
import { getArrayItemNameOrValue } from '../formatting/getArrayItemNameOrValue';
import type { DisplayFormatArgs } from './displayFormat';
import { joinTexts } from '../formatting/joinTexts';

/**
 * Formats a code as its label. A translated label takes precedence, then the label in the record (`labelField`),
 * then the label in an option list.
 */
export function formatOptionCode(code: unknown, { field, row, texts }: DisplayFormatArgs): string {
  const translated = texts.getTranslatedCodeLabel?.(field, code);
  if (translated !== undefined) return translated;
  const own = field.ui.labelField === undefined ? undefined : row[field.ui.labelField];
  if (!isEmpty(own)) return toText(own);
  return texts.getOptionCodeLabel(field, code, row) ?? toText(code);
}

/** Returns the items of an array. A text that contains several codes is split into its codes. */
export function getItemsOfArrayValue(field: Field, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (isEmpty(value)) return [];
  return isPlainValueArray(field) ? parseCodes(field, value) : [value];
}

/** Formats the items of an array, or a single one. An object that nothing names is an ellipsis. */
export const formatOptionCodes = (input: DisplayFormatArgs): string =>
  joinTexts(
    getItemsOfArrayValue(input.field, input.value)
      .map((item) => getArrayItemNameOrValue(item, input.field))
      .map((name) => (isObject(name) ? '…' : formatOptionCode(name, input)))
      .filter(Boolean),
  );
