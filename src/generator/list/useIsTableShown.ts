import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import { updateTableOrCardsState, createTableOrCardsState, type TableMeasurement } from './tableOrCards';

/** The required widths of tables shown before, so that their skeletons have the right layout at once. */
const knownWidths = new Map<string, number>();

/** Rounding tolerance: smaller width differences are not an overflow. */
const ROUNDING = 1;

interface Options {
  /** Changes with the columns; measurements of other columns are discarded. */
  columnsKey: string;
  /** Minimum width of the columns in pixels, known before rendering. */
  minimumWidth: number;
  /** Whether there are rows: skeletons do not require a width. */
  hasRows: boolean;
}

/**
 * Measures the list. The outer width is that of the parent element, which does not depend on the rendered layout.
 * @param isTable a table with rows is rendered
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
 * Whether the rows of a list are rendered as a table, according to the width of the list and of its columns; on a
 * phone they are cards.
 * @param listRef the list element, which is as wide as its parent
 */
export function useIsTableShown(
  listRef: RefObject<HTMLElement | null>,
  { columnsKey, minimumWidth, hasRows }: Options,
): boolean {
  const isNarrow = useIsPhone();
  const start = (availableWidth: number) => {
    const knownWidth = hasRows ? 0 : (knownWidths.get(columnsKey) ?? 0);
    const requiredWidth = Math.max(minimumWidth, knownWidth);
    return createTableOrCardsState({ columnsKey, hasRows, availableWidth, requiredWidth });
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
      setLayout((before) => (before.columnsKey === columnsKey ? updateTableOrCardsState(before, measurement) : before));
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
