import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import { updateListLayoutState, createListLayoutState, type TableMeasurement } from './listLayout';

/**
 * The required widths of tables that have been shown before, by `columnsKey`. With these widths, the skeleton rows
 * of such a table are rendered in the right layout from the start.
 */
const knownWidths = new Map<string, number>();

/** Tolerance in pixels for rounded widths. A table that is wider by no more than this does not overflow. */
const ROUNDING = 1;

interface Options {
  /** Identifies the columns. When it changes, earlier measurements are discarded. */
  columnsKey: string;
  /** Minimum width of all columns in pixels. It is known before the columns are rendered. */
  minimumWidth: number;
  /** Whether the list contains rows. Skeleton rows are not measured, because they fit any width. */
  hasRows: boolean;
}

/**
 * Measures the list. The available width is the width of its parent element, which does not depend on whether a
 * table or cards are rendered.
 * @param isTable whether a table with rows is rendered
 */
function measure(list: HTMLElement, isTable: boolean): TableMeasurement {
  const frame = isTable ? list.querySelector('.wd-table-frame') : null;
  const overflowWidth = frame ? frame.scrollWidth - frame.clientWidth : undefined;
  return {
    availableWidth: list.offsetWidth,
    overflowWidth: overflowWidth !== undefined && overflowWidth <= ROUNDING ? 0 : overflowWidth,
  };
}

/**
 * Returns whether the rows of a list are rendered as a table and not as cards. This depends on the width of the
 * list and on the width of its columns. On a phone, the result is always false.
 * @param listRef the element of the list, which is as wide as its parent
 */
export function useIsTableShown(
  listRef: RefObject<HTMLElement | null>,
  { columnsKey, minimumWidth, hasRows }: Options,
): boolean {
  const isNarrow = useIsPhone();
  const start = (availableWidth: number) => {
    const knownWidth = hasRows ? 0 : (knownWidths.get(columnsKey) ?? 0);
    const requiredWidth = Math.max(minimumWidth, knownWidth);
    return createListLayoutState({ columnsKey, hasRows, availableWidth, requiredWidth });
  };
  const [state, setLayout] = useState(() => start(0));
  const isOther = state.columnsKey !== columnsKey || (hasRows && !state.hasRows);
  const layout = isOther ? start(state.availableWidth) : state;
  if (isOther) setLayout(layout);
  const isTable = layout.isTable && !isNarrow;
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list || typeof ResizeObserver === 'undefined') return undefined;
    const update = (): void => {
      const measurement = measure(list, isTable && hasRows);
      setLayout((before) => (before.columnsKey === columnsKey ? updateListLayoutState(before, measurement) : before));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(list, { box: 'border-box' });
    return () => observer.disconnect();
  }, [listRef, columnsKey, hasRows, isTable]);
  const { isMeasured, requiredWidth } = layout;
  useLayoutEffect(() => {
    if (isMeasured) knownWidths.set(columnsKey, requiredWidth);
  }, [columnsKey, isMeasured, requiredWidth]);
  return isTable;
}
