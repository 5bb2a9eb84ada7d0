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

export interface LayoutMeasurement {
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
export const createLayout = (start: Start): TableLayout => ({
  ...start,
  isMeasured: false,
  isTable: start.availableWidth === 0 || start.availableWidth >= start.requiredWidth,
});

/**
 * The layout after a measurement. It changes only with the width of the list or when a table is rendered for the
 * first time; longer cell texts make the table scroll. It cannot oscillate: a table becomes cards below its required
 * width and returns `RETURN_MARGIN` above it.
 */
export function updateLayout(layout: TableLayout, { availableWidth, overflowWidth }: LayoutMeasurement): TableLayout {
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
