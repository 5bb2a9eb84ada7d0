import { isEmpty, toText } from '../values/isEmpty';
import { appendUnit, formatMoney, formatNumber } from '../formatting/formatNumbers';
import type { DisplayFormat, DisplayFormatArgs } from './displayFormat';
import { getItemsOfArrayValue } from './formatOptionCodes';

/** Formats the number of items in an array. Some servers send the number itself instead of the array. */
function formatCount({ value, field, texts }: DisplayFormatArgs): string {
  const items = getItemsOfArrayValue(field, value);
  const count = Array.isArray(value) || items.length > 1 ? items.length : value;
  return typeof count === 'number' && !isEmpty(count) ? formatNumber(count, texts.language) : toText(count);
}

const shared = { isNumeric: true, isSheetNumber: true, isUnbroken: true } as const;

export const NUMBER_FORMATS = {
  number: {
    format: ({ value, field, texts }) =>
      typeof value === 'object' ? toText(value) : appendUnit(formatNumber(value, texts.language), field.ui.unit),
    ...shared,
    isDefaultColumn: true,
    columnWidth: 36,
  },
  money: {
    format: ({ value, field, row, texts }) => formatMoney(toText(value), texts.getCurrencySymbol(field, row)),
    ...shared,
    isDefaultColumn: true,
    columnWidth: 56,
  },
  count: { format: formatCount, ...shared, summarizes: true, columnWidth: 24 },
} satisfies Record<string, DisplayFormat>;
