/**
 * Decides whether a list is rendered as a table or as cards. The decision only uses measurements that it does not
 * affect, otherwise the layout could alternate. Pure functions.
 */

export interface ListLayoutState {
  /** Identifies the columns for which the widths were measured. */
  columnsKey: string;
  /** Whether rows with these columns have been rendered. */
  hasRows: boolean;
  /** Width of the list in pixels; 0 before it is measured. */
  availableWidth: number;
  /**
   * Minimum width in pixels at which the columns fit. While the columns stay the same, this width can only
   * increase.
   */
  requiredWidth: number;
  /** Whether the table has been measured with rows. After that, other cell contents do not change the layout. */
  isMeasured: boolean;
  isTable: boolean;
}

export interface TableMeasurement {
  availableWidth: number;
  /** Number of pixels by which a table with rows is wider than its container. Undefined if no table is rendered. */
  overflowWidth: number | undefined;
}

/**
 * Hysteresis in pixels: cards become a table only if the list is wider than the required width by this margin. The
 * margin is larger than a scrollbar. Otherwise, a scrollbar that appears or disappears with the new layout could
 * change the layout back.
 */
export const TABLE_HYSTERESIS_PX = 24;

type Start = Pick<ListLayoutState, 'columnsKey' | 'hasRows' | 'availableWidth' | 'requiredWidth'>;

/**
 * Returns the initial layout. It is used for new columns and when the first rows are loaded, because no layout with
 * rows has been shown before.
 */
export const createListLayoutState = (start: Start): ListLayoutState => ({
  ...start,
  isMeasured: false,
  isTable: start.availableWidth === 0 || start.availableWidth >= start.requiredWidth,
});

/**
 * Returns the layout after a measurement. The layout changes only if the width of the list has changed or a table
 * is rendered for the first time. If longer cell texts are loaded later, the table scrolls horizontally. The layout
 * cannot alternate: a table becomes cards below the required width, but cards become a table only
 * `TABLE_HYSTERESIS_PX` above that width.
 */
export function updateListLayoutState(
  layout: ListLayoutState,
  { availableWidth, overflowWidth }: TableMeasurement,
): ListLayoutState {
  // A width of 0 means that the list is hidden or cannot be measured.
  if (availableWidth === 0) return layout;
  const isResized = availableWidth !== layout.availableWidth;
  const isFirstTable = overflowWidth !== undefined && !layout.isMeasured;
  if (!isResized && !isFirstTable) return layout;
  const foundWidth = overflowWidth ? availableWidth + overflowWidth : 0;
  const requiredWidth = Math.max(layout.requiredWidth, foundWidth);
  const isTable = availableWidth >= requiredWidth + (layout.isTable ? 0 : TABLE_HYSTERESIS_PX);
  const isDrawnAnew = isTable && !layout.isTable;
  const isMeasured = !isDrawnAnew && (layout.isMeasured || overflowWidth !== undefined);
  return { ...layout, availableWidth, requiredWidth, isMeasured, isTable };
}
