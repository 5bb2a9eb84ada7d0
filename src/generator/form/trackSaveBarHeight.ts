import type { RefCallback } from 'react';

/** As high as the bar is with one line of buttons: the style sheets know it. */
const USUAL_HEIGHT_PX = 80;
const HEIGHT_PROPERTY = '--wd-save-bar-height';

/** A bar that ends further above the lower edge of the window leaves room for a message below it. */
const MESSAGE_HEIGHT_PX = 96;

/** In the order in which they came: a dialog stands over the screen. */
const bars: HTMLElement[] = [];

function getCoveredHeight(bar: HTMLElement): number {
  const { top, bottom } = bar.getBoundingClientRect();
  const isLow = bottom > window.innerHeight - MESSAGE_HEIGHT_PX;
  return isLow ? Math.max(USUAL_HEIGHT_PX, Math.ceil(window.innerHeight - top)) : 0;
}

function publishHeight(): void {
  const { style } = document.documentElement;
  const bar = bars.at(-1);
  const height = bar ? getCoveredHeight(bar) : USUAL_HEIGHT_PX;
  if (height === USUAL_HEIGHT_PX) style.removeProperty(HEIGHT_PROPERTY);
  else style.setProperty(HEIGHT_PROPERTY, `${height}px`);
}

/**
 * Ref of a bar with Save: tells the style sheets how much it covers of the lower part of the window, so that nothing
 * lies over it or below it. A short form ends further above and covers nothing.
 */
export const trackSaveBarHeight: RefCallback<HTMLElement> = (bar) => {
  if (!bar || typeof IntersectionObserver === 'undefined') return undefined;
  const size = new ResizeObserver(publishHeight);
  size.observe(bar);
  // Called when the bar moves into the lower part of the window or out of it.
  const position = new IntersectionObserver(publishHeight, {
    rootMargin: `0px 0px -${MESSAGE_HEIGHT_PX}px 0px`,
    threshold: [0, 1],
  });
  position.observe(bar);
  bars.push(bar);
  return () => {
    size.disconnect();
    position.disconnect();
    bars.splice(bars.indexOf(bar), 1);
    publishHeight();
  };
};
