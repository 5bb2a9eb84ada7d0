import type { RefCallback } from 'react';

/** As high as the bar is with one line of buttons: the style sheets know it. */
const USUAL_HEIGHT_PX = 80;
const HEIGHT_PROPERTY = '--wd-save-bar-height';

/** In the order in which they came: a dialog stands over the screen. */
const bars: HTMLElement[] = [];

function publishHeight(): void {
  const { style } = document.documentElement;
  const height = bars.at(-1)?.offsetHeight ?? 0;
  if (height > USUAL_HEIGHT_PX) style.setProperty(HEIGHT_PROPERTY, `${height}px`);
  else style.removeProperty(HEIGHT_PROPERTY);
}

/** Ref of a bar with Save: tells the style sheets how high it is, so that nothing lies over it or below it. */
export const observeSaveBar: RefCallback<HTMLElement> = (bar) => {
  if (!bar || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(publishHeight);
  observer.observe(bar);
  bars.push(bar);
  return () => {
    observer.disconnect();
    bars.splice(bars.indexOf(bar), 1);
    publishHeight();
  };
};
