import { useEffect, useRef, type RefObject } from 'react';
import { useEvent, useNavigate } from 'ra-core';
import { useActiveTooltipDataPoints } from 'recharts';
import { useOriginScreenState } from '../shared/originPath';
import type { ChartPoint } from './types';

/** A row of the data of a chart. */
export interface ChartDataRow {
  point: ChartPoint;
}

/** Rendered inside a chart. Reports the point under the pointer or the one that the arrow keys have reached. */
export function ActivePoint({ activeRef }: { activeRef: RefObject<ChartPoint | undefined> }) {
  const rows = useActiveTooltipDataPoints<ChartDataRow>();
  const point = rows?.[0]?.point;
  useEffect(() => {
    activeRef.current = point;
  }, [activeRef, point]);
  return null;
}

/**
 * Opens the link of the active point of a chart by a click or Enter.
 * @returns the ref of the element around the chart, and that of the active point
 */
export function useOpenActivePoint() {
  const frameRef = useRef<HTMLDivElement>(null);
  const activeRef = useRef<ChartPoint>(undefined);
  const navigate = useNavigate();
  const state = useOriginScreenState();
  const open = useEvent(() => {
    const link = activeRef.current?.link;
    if (link) navigate(link.to, { state });
  });
  useEffect(() => {
    const frame = frameRef.current;
    const openByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Enter') open();
    };
    frame?.addEventListener('keydown', openByKey);
    frame?.addEventListener('click', open);
    return () => {
      frame?.removeEventListener('keydown', openByKey);
      frame?.removeEventListener('click', open);
    };
  }, [open]);
  return { frameRef, activeRef };
}
