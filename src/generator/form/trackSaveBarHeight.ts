import type { RefCallback } from 'react';

/**
 * Height of a save bar with one line of buttons. The style sheets use the same number as the default of the CSS
 * property.
 */
const USUAL_HEIGHT_PX = 80;
const HEIGHT_PROPERTY = '--wd-save-bar-height';

/**
 * Space that a toast needs below the save bar. If there is at least this much space between the bar and the lower
 * edge of the window, a toast does not cover the bar.
 */
const MESSAGE_HEIGHT_PX = 96;

/** All mounted save bars, in the order of mounting. The last one is in front: a dialog is mounted after its screen. */
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
 * Ref callback of the bar with the Save button. It sets a CSS property to the height that the bar covers at the
 * lower edge of the window. The style sheets use this height to place toasts above the bar and to keep focused
 * fields visible. The bar of a short form is further above the lower edge, and the property is then 0.
 */
export const trackSaveBarHeight: RefCallback<HTMLElement> = (bar) => {
  if (!bar || typeof IntersectionObserver === 'undefined') return undefined;
  const size = new ResizeObserver(publishHeight);
  size.observe(bar);
  // `publishHeight` is called when the bar enters or leaves the area at the lower edge of the window.
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
