/**
 * Creates the rows of an export and loads the option labels that they contain. This module is lazy-loaded when an
 * export starts.
 */
import type { WattdeskDataProvider } from '../../../../dataProvider/contract/types';
import { getFieldValue } from '../../../model/values/getFieldValue';
import type { Column, Entity, Field } from '../../../model/entity/entity';
import { getFieldAtPath } from '../../../model/values/fieldPath';
import { isEmpty, toText } from '../../../model/values/isEmpty';
import type { DisplayFormatTexts } from '../../../model/displayFormats/displayFormat';
import { getCurrencyCountryFieldName } from '../../../widgets/useFormatTexts';
import type { Row } from '../../shared/listRowIds';
import { loadExportOptionNames } from './loadExportOptionNames';
import { getMixedCurrencyField, toSheetRows, type SheetCell } from './sheetRows';

interface Source {
  entity: Entity;
  columns: readonly Column[];
  rows: readonly Row[];
  formatTexts: DisplayFormatTexts;
  send: WattdeskDataProvider['send'];
  /** The ISO 4217 code of the operator's currency. */
  currency: string;
  /**
   * Returns the heading of the currency column that is added beside an amount column.
   * @param column the heading of the amount column
   */
  currencyTitle: (column: string) => string;
}

/**
 * Returns the rows of an export.
 * @returns the heading row and one row per record, generated lazily
 */
export async function getExportRows(source: Source): Promise<Iterable<SheetCell[]>> {
  const { entity, columns, rows, formatTexts, send, currency, currencyTitle } = source;
  const { shape } = entity;
  const countryFieldIn = (field: Field | undefined): Field | undefined =>
    shape.fields[(field && getCurrencyCountryFieldName(field)) ?? ''];
  const paths = columns.flatMap((column) => {
    const { field, periodEndField, fallback } = column;
    return [
      field,
      periodEndField,
      fallback?.field,
      fallback?.periodEndField,
      countryFieldIn(getMixedCurrencyField(column, shape))?.name,
    ];
  });
  const fields = paths.flatMap((path): Field[] => {
    const field = path === undefined ? undefined : getFieldAtPath(shape, path);
    return field ? [field] : [];
  });
  const names = await loadExportOptionNames(entity, fields, rows, send);
  const getCode = (field: Field, row: Readonly<Row>): string => {
    const stated = toText(row[field.ui.currency?.codeField ?? '']);
    const country = countryFieldIn(field);
    const code = country && getFieldValue(row, country);
    if (stated !== '' || !country || isEmpty(code)) return stated || currency;
    return toText(names.getItem(country, code, row)?.['currency']) || toText(code);
  };
  return toSheetRows(rows, {
    shape,
    columns,
    formatTexts: { ...formatTexts, ...names },
    currencies: { getTitle: currencyTitle, getCode },
  });
}
