/** The lines of a list's file, with all that they need of the server. Fetched when somebody exports. */
import type { WattdeskDataProvider } from '../../../../dataProvider/contract/types';
import { getFieldValue } from '../../../model/values/alternateNames';
import type { Column, Entity, Field } from '../../../model/entity/entity';
import { getFieldAtPath } from '../../../model/values/fieldPath';
import { isEmpty, toText } from '../../../model/values/isEmpty';
import type { FormatTexts } from '../../../model/formatting/formatValue';
import { getCountryFieldName } from '../../../widgets/useFormatTexts';
import type { Row } from '../../records/rowIds';
import { loadOptionNames } from './exportOptionNames';
import { getMixedCurrencyField, toSheetRows, type SheetCell } from './sheetRows';

interface Source {
  entity: Entity;
  columns: readonly Column[];
  rows: readonly Row[];
  words: FormatTexts;
  send: WattdeskDataProvider['send'];
  /** The operator's own, by its ISO code. */
  currency: string;
  /** Heading of the column that says what the amounts of a column are in. */
  currencyTitle: (column: string) => string;
}

/** @returns the head and a line for each row, made one by one */
export async function getExportRows(source: Source): Promise<Iterable<SheetCell[]>> {
  const { entity, columns, rows, words, send, currency, currencyTitle } = source;
  const { shape } = entity;
  const countryFieldIn = (field: Field | undefined): Field | undefined =>
    shape.fields[(field && getCountryFieldName(field)) ?? ''];
  const paths = columns.flatMap((column) => {
    const { field, endField, fallback } = column;
    return [
      field,
      endField,
      fallback?.field,
      fallback?.endField,
      countryFieldIn(getMixedCurrencyField(column, shape))?.name,
    ];
  });
  const fields = paths.flatMap((path): Field[] => {
    const field = path === undefined ? undefined : getFieldAtPath(shape, path);
    return field ? [field] : [];
  });
  const names = await loadOptionNames(entity, fields, rows, send);
  const codeOf = (field: Field, row: Readonly<Row>): string => {
    const stated = toText(row[field.ui.currency?.codeField ?? '']);
    const country = countryFieldIn(field);
    const code = country && getFieldValue(row, country);
    if (stated !== '' || !country || isEmpty(code)) return stated || currency;
    return toText(names.itemOf(country, code, row)?.['currency']) || toText(code);
  };
  return toSheetRows(rows, {
    shape,
    columns,
    words: { ...words, ...names },
    currencies: { titleOf: currencyTitle, codeOf },
  });
}
