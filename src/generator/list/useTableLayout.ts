import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import { updateLayout, createLayout, type LayoutMeasurement } from './tableLayout';

/** What tables of the lists that were shown have required: their bars stand in the right layout at once. */
const knownWidths = new Map<string, number>();

/** Differences of widths that are rounded are no overflow. */
const ROUNDING = 1;

interface Options {
  /** Another one for other columns, of which nothing is known yet. */
  columnsKey: string;
  /** Pixels that the columns require at least, known before anything is drawn. */
  minimumWidth: number;
  /** Whether there are rows: the bars in their place require nothing. */
  hasRows: boolean;
}

/**
 * The outer width is that of what is around the list, whichever layout is drawn in it, with a border or without.
 * @param isTable a table with rows is drawn
 */
function measure(list: HTMLElement, isTable: boolean): LayoutMeasurement {
  const frame = isTable ? list.querySelector('.wd-table-frame') : null;
  const overflowWidth = frame ? frame.scrollWidth - frame.clientWidth : undefined;
  return {
    availableWidth: list.offsetWidth,
    overflowWidth: overflowWidth !== undefined && overflowWidth <= ROUNDING ? 0 : overflowWidth,
  };
}

/**
 * Whether the rows of a list are a table, by the width of the list and what its columns require; on a telephone
 * they are cards.
 * @param listRef the list, which is as wide as what is around it
 */
export function useTableLayout(
  listRef: RefObject<HTMLElement | null>,
  { columnsKey, minimumWidth, hasRows }: Options,
): boolean {
  const isNarrow = useIsPhone();
  const start = (availableWidth: number) => {
    const knownWidth = hasRows ? 0 : (knownWidths.get(columnsKey) ?? 0);
    const requiredWidth = Math.max(minimumWidth, knownWidth);
    return createLayout({ columnsKey, hasRows, availableWidth, requiredWidth });
  };
  const [known, setLayout] = useState(() => start(0));
  const isOther = known.columnsKey !== columnsKey || (hasRows && !known.hasRows);
  const layout = isOther ? start(known.availableWidth) : known;
  if (isOther) setLayout(layout);
  const isTable = layout.isTable && !isNarrow;
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list || typeof ResizeObserver === 'undefined') return undefined;
    const update = (): void => {
      const measurement = measure(list, isTable && hasRows);
      setLayout((before) => (before.columnsKey === columnsKey ? updateLayout(before, measurement) : before));
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
