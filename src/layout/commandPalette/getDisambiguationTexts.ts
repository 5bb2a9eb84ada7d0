import type { Column, Entity } from '../../model/entity/entity';
import type { DisplayFormatTexts } from '../../model/displayFormats/displayFormat';
import { formatDisplayedField } from '../../model/displayFormats/formatDisplayedField';
import type { Row } from '../../generator/shared/listRowIds';

const isTime = ({ display }: Column): boolean => ['datetime', 'date', 'month'].includes(display);
const isStatus = ({ display }: Column): boolean => display === 'status';

/**
 * Returns a text for each row that tells it from other rows with the same name: its time and its status as the list
 * shows them, and, if these are equal as well, the first column that differs.
 * @param names the names of the rows; rows with a name of their own get an empty text
 */
export function getDisambiguationTexts(
  { list, shape, ids }: Pick<Entity, 'list' | 'shape' | 'ids'>,
  rows: readonly Row[],
  names: readonly string[],
  texts: DisplayFormatTexts,
): string[] {
  const columns = list?.columns.filter(({ field }) => !ids.includes(field)) ?? [];
  const format = (column: Column, row: Row): string => formatDisplayedField(column, shape, row, texts);
  return rows.map((row, index) => {
    const alike = rows.filter((_, at) => at !== index && names[at] === names[index]);
    if (alike.length === 0) return '';
    const chosen = [columns.find(isTime), columns.find(isStatus)].filter((column) => column !== undefined);
    const isTold = (shown: readonly Column[]): boolean =>
      alike.every((other) => shown.some((column) => format(column, other) !== format(column, row)));
    const further = columns.find((column) => !chosen.includes(column) && isTold([...chosen, column]));
    const shown = isTold(chosen) || !further ? chosen : [further, ...chosen];
    return shown
      .map((column) => format(column, row))
      .filter(Boolean)
      .join(' · ');
  });
}
