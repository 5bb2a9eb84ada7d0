import type { MouseEvent } from 'react';

const textOf = (element: HTMLElement): string =>
  element instanceof HTMLInputElement ? element.value : (element.textContent ?? '');

/**
 * Under the pointer a closed choice that ends in an ellipsis says its whole text, as the opened one does. A
 * `title` that was always there would be read out after the same text.
 */
export const WHOLE_TEXT = {
  onMouseEnter: ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const isCut = currentTarget.scrollWidth > currentTarget.clientWidth;
    if (isCut) currentTarget.title = textOf(currentTarget);
    else currentTarget.removeAttribute('title');
  },
};
