import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Gives all elements a width, which jsdom does not compute, until `vi.restoreAllMocks` and `vi.unstubAllGlobals`.
 * @param width first width of the container in pixels
 * @param needsWidth returns the width that the content needs
 * @returns a function that changes the width of the container and reports it as a browser does
 */
export function stubLayoutWidth(width: number, needsWidth: () => number): (next: number) => void {
  let current = width;
  let report = (): void => undefined;
  class Sizes {
    constructor(callback: () => void) {
      report = callback;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => current);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => Math.max(current, needsWidth()));
  return (next) => {
    current = next;
    act(report);
  };
}
