import { startTransition, useLayoutEffect, useState } from 'react';

/** The start functions of the charts that are waiting until the first chart is rendered. */
const waiting = new Set<() => void>();
let isFirstUnderWay = false;

const startOtherCharts = (): void => {
  isFirstUnderWay = false;
  const begun = [...waiting];
  waiting.clear();
  // React renders a transition in small steps and handles user input in between, so that the page stays responsive.
  startTransition(() => begun.forEach((start) => start()));
};

/**
 * Returns whether this chart may render. If a page contains several charts, the first chart renders alone, so that
 * it appears sooner. The other charts follow.
 */
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
    // The first chart measures its container in the first frame and is rendered before the second frame. The other
    // charts start in the second frame.
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
