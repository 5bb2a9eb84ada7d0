import { useLayoutEffect, useState } from 'react';

/** The charts that wait to be drawn, the one that is being drawn first. */
const line: (() => void)[] = [];

/**
 * Whether it is this chart's turn. Several that could be drawn at once are drawn one after the other, each in a
 * frame of its own: the first of them is there sooner, and the page answers between them.
 */
export function useTurn(): boolean {
  const [isTurn, setTurn] = useState(false);
  useLayoutEffect(() => {
    let frame = 0;
    const leave = (): void => {
      const place = line.indexOf(begin);
      if (place >= 0) line.splice(place, 1);
      if (place === 0) line[0]?.();
    };
    const begin = (): void => {
      setTurn(true);
      // It measures its place in the first frame, and is drawn before the second.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(leave);
      });
    };
    if (line.push(begin) === 1) begin();
    return () => {
      cancelAnimationFrame(frame);
      leave();
    };
  }, []);
  return isTurn;
}
