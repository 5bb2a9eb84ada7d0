/** The lines of a list's file, with all that they need of the server. Fetched when somebody exports. */
import type { WattdeskDataProvider } from '../../../../dataProvider/contract/types';
import { valueIn } from '../../../model/values/aliases';
import type { Column, Entity, Field } from '../../../model/entity/entity';
import { fieldAt } from '../../../model/values/fieldPath';
import { isEmpty, textOf } from '../../../model/values/empty';
import type { Words } from '../../../model/reading/read';
import { countryFieldOf } from '../../../widgets/useWords';
import type { Row } from '../../records/row';
import { loadNames } from './names';
import { mixedMoneyField, toSheetRows, type SheetCell } from './sheet';

interface Source {
  entity: Entity;
  columns: readonly Column[];
  rows: readonly Row[];
  words: Words;
  send: WattdeskDataProvider['send'];
  /** The operator's own, by its ISO code. */
  currency: string;
  /** Heading of the column that says what the amounts of a column are in. */
  currencyTitle: (column: string) => string;
}

/** @returns the head and a line for each row, made one by one */
export async function exportLines(source: Source): Promise<Iterable<SheetCell[]>> {
  const { entity, columns, rows, words, send, currency, currencyTitle } = source;
  const { shape } = entity;
  const countryFieldIn = (field: Field | undefined): Field | undefined =>
    shape.fields[(field && countryFieldOf(field)) ?? ''];
  const paths = columns.flatMap((column) => {
    const { field, endField, fallback } = column;
    return [field, endField, fallback?.field, fallback?.endField, countryFieldIn(mixedMoneyField(column, shape))?.name];
  });
  const fields = paths.flatMap((path): Field[] => {
    const field = path === undefined ? undefined : fieldAt(shape, path);
    return field ? [field] : [];
  });
  const names = await loadNames(entity, fields, rows, send);
  const codeOf = (field: Field, row: Readonly<Row>): string => {
    const stated = textOf(row[field.ui.currency?.codeField ?? '']);
    const country = countryFieldIn(field);
    const code = country && valueIn(row, country);
    if (stated !== '' || !country || isEmpty(code)) return stated || currency;
    return textOf(names.itemOf(country, code, row)?.['currency']) || textOf(code);
  };
  return toSheetRows(rows, {
    shape,
    columns,
    words: { ...words, ...names },
    currencies: { titleOf: currencyTitle, codeOf },
  });
}
