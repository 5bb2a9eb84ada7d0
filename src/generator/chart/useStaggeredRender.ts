import { startTransition, useLayoutEffect, useState } from 'react';

/** The charts that wait until the first one is rendered. */
const waiting = new Set<() => void>();
let isFirstUnderWay = false;

const startOtherCharts = (): void => {
  isFirstUnderWay = false;
  const begun = [...waiting];
  waiting.clear();
  // A transition renders in slices, so that the page stays responsive.
  startTransition(() => begun.forEach((start) => start()));
};

/** Renders the first of several charts alone, so that it appears sooner, then the others. */
export function useStaggeredRender(): boolean {
  const [isTurn, setTurn] = useState(false);
  useLayoutEffect(() => {
    const start = (): void => setTurn(true);
    if (isFirstUnderWay) {
      waiting.add(start);
      return () => void waiting.delete(start);
    }
    isFirstUnderWay = true;
    start();
    let isOver = false;
    const leave = (): void => {
      if (!isOver) startOtherCharts();
      isOver = true;
    };
    // The chart measures its container in the first frame and is rendered before the second.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(leave);
    });
    return () => {
      cancelAnimationFrame(frame);
      leave();
    };
  }, []);
  return isTurn;
}
