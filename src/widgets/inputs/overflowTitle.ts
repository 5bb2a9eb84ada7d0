import type { MouseEvent } from 'react';

const getText = (element: HTMLElement): string =>
  element instanceof HTMLInputElement ? element.value : (element.textContent ?? '');

/**
 * Props that show the full text of a truncated control in its tooltip. The `title` is set only when the pointer
 * enters the control, because screen readers would read the text of a permanent `title` a second time.
 */
export const OVERFLOW_TITLE_PROPS = {
  onMouseEnter: ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const isCut = currentTarget.scrollWidth > currentTarget.clientWidth;
    if (isCut) currentTarget.title = getText(currentTarget);
    else currentTarget.removeAttribute('title');
  },
};
