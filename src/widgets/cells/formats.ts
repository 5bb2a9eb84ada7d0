import type { ComponentType } from 'react';
import type { ColumnFormat } from '../../model/definition';
import type { CellProps } from '../types';
import { BooleanCell } from './BooleanCell';
import { DateCell, DateTimeCell } from './DateCell';
import { ImageCell } from './ImageCell';
import { LinkCell } from './LinkCell';
import { CountCell, MoneyCell, NumberCell } from './NumberCell';
import { ListCell, OptionCell } from './OptionCell';
import { StatusCell } from './StatusCell';

/** How a table draws each column format of a schema. A text with choices shows their names. */
export const CELLS: Readonly<Record<ColumnFormat, ComponentType<CellProps>>> = {
  text: OptionCell,
  number: NumberCell,
  money: MoneyCell,
  date: DateCell,
  datetime: DateTimeCell,
  boolean: BooleanCell,
  status: StatusCell,
  count: CountCell,
  list: ListCell,
  link: LinkCell,
  image: ImageCell,
};
