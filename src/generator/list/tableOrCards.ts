/**
 * Decides whether a list is rendered as table or cards, from values that do not depend on the decision. Pure
 * functions.
 */

export interface TableOrCardsState {
  /** Identifies the columns that the values belong to. */
  columnsKey: string;
  /** Rows with these columns have been rendered. */
  hasRows: boolean;
  /** Width of the list in pixels; 0 before it is measured. */
  availableWidth: number;
  /** Width in pixels below which the columns do not fit. It only grows while the columns stay the same. */
  requiredWidth: number;
  /** The rendered table has been measured with rows; later cell contents do not change the layout. */
  isMeasured: boolean;
  isTable: boolean;
}

export interface TableMeasurement {
  availableWidth: number;
  /** Pixels by which a table with rows is wider than its container; undefined if no table is rendered. */
  overflowWidth: number | undefined;
}

/**
 * Pixels above the required width at which cards become a table again. More than the width of a scrollbar, so that
 * a scrollbar that appears or disappears with the layout does not change the layout back.
 */
export const BACK_TO_TABLE_MARGIN_PX = 24;

type Start = Pick<TableOrCardsState, 'columnsKey' | 'hasRows' | 'availableWidth' | 'requiredWidth'>;

/** Returns the initial layout for new columns or the first rows; no previous layout has to be kept. */
export const createTableOrCardsState = (start: Start): TableOrCardsState => ({
  ...start,
  isMeasured: false,
  isTable: start.availableWidth === 0 || start.availableWidth >= start.requiredWidth,
});

/**
 * Returns the layout after a measurement. It changes only with the width of the list or when a table is rendered
 * for the first time; longer cell texts make the table scroll. It cannot oscillate: a table becomes cards below its
 * required width and returns `BACK_TO_TABLE_MARGIN_PX` above it.
 */
export function updateTableOrCardsState(
  layout: TableOrCardsState,
  { availableWidth, overflowWidth }: TableMeasurement,
): TableOrCardsState {
  // The list is hidden or cannot be measured.
  if (availableWidth === 0) return layout;
  const isResized = availableWidth !== layout.availableWidth;
  const isFirstTable = overflowWidth !== undefined && !layout.isMeasured;
  if (!isResized && !isFirstTable) return layout;
  const foundWidth = overflowWidth ? availableWidth + overflowWidth : 0;
  const requiredWidth = Math.max(layout.requiredWidth, foundWidth);
  const isTable = availableWidth >= requiredWidth + (layout.isTable ? 0 : BACK_TO_TABLE_MARGIN_PX);
  const isDrawnAnew = isTable && !layout.isTable;
  const isMeasured = !isDrawnAnew && (layout.isMeasured || overflowWidth !== undefined);
  return { ...layout, availableWidth, requiredWidth, isMeasured, isTable };
}
