/** Whether a list is a table or cards: decided by numbers that do not depend on the answer. Pure. */

export interface TableLayout {
  /** Names the columns that the numbers are about. */
  columnsKey: string;
  /** Rows of these columns have been there. */
  hasRows: boolean;
  /** Pixels that the list has; 0 before it is measured. */
  availableWidth: number;
  /** Pixels below which the columns do not fit. It only grows while the columns stay the same. */
  requiredWidth: number;
  /** The table that is drawn has been measured with its rows: what they hold later does not change the layout. */
  isMeasured: boolean;
  isTable: boolean;
}

export interface Measurement {
  availableWidth: number;
  /** Pixels by which a table with rows is wider than its frame; undefined where none is drawn. */
  overflowWidth: number | undefined;
}

/**
 * Pixels beyond the required width from which cards become a table again. More than a scrollbar is wide: one that
 * comes or goes with the longer layout does not change the layout back.
 */
export const RETURN_MARGIN = 24;

type Start = Pick<TableLayout, 'columnsKey' | 'hasRows' | 'availableWidth' | 'requiredWidth'>;

/** The layout of other columns, or of the first rows: nothing that was there before has to be kept. */
export const startLayout = (start: Start): TableLayout => ({
  ...start,
  isMeasured: false,
  isTable: start.availableWidth === 0 || start.availableWidth >= start.requiredWidth,
});

/**
 * The layout after a measurement. Only another width of the list, or a table that is drawn for the first time, can
 * change it: a longer text that arrives makes a table scroll sideways within its frame. It cannot oscillate: a table
 * that becomes cards does so below its required width, and comes back only `RETURN_MARGIN` above it.
 */
export function measureLayout(layout: TableLayout, { availableWidth, overflowWidth }: Measurement): TableLayout {
  // It is not on the page, or nothing can be measured.
  if (availableWidth === 0) return layout;
  const isResized = availableWidth !== layout.availableWidth;
  const isFirstTable = overflowWidth !== undefined && !layout.isMeasured;
  if (!isResized && !isFirstTable) return layout;
  const foundWidth = overflowWidth ? availableWidth + overflowWidth : 0;
  const requiredWidth = Math.max(layout.requiredWidth, foundWidth);
  const isTable = availableWidth >= requiredWidth + (layout.isTable ? 0 : RETURN_MARGIN);
  const isDrawnAnew = isTable && !layout.isTable;
  const isMeasured = !isDrawnAnew && (layout.isMeasured || overflowWidth !== undefined);
  return { ...layout, availableWidth, requiredWidth, isMeasured, isTable };
}
