import type { MouseEvent } from 'react';

const getText = (element: HTMLElement): string =>
  element instanceof HTMLInputElement ? element.value : (element.textContent ?? '');

/**
 * Sets a `title` with the full text when the pointer enters a truncated select. A permanent `title` would be read
 * twice by screen readers.
 */
export const OVERFLOW_TITLE_PROPS = {
  onMouseEnter: ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const isCut = currentTarget.scrollWidth > currentTarget.clientWidth;
    if (isCut) currentTarget.title = getText(currentTarget);
    else currentTarget.removeAttribute('title');
  },
};
