import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ImportErrorTable } from '../../../src/generator/import/ImportErrorTable';
import { enMessages } from '../../../src/i18n/en';
import { renderInApp } from '../../support/renderInApp';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is a stop of the Tab key only while its table is wider than the dialog', () => {
  let width = 800;
  let report = (): void => undefined;
  class Sizes {
    constructor(callback: () => void) {
      report = callback;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => Math.max(width, 500));
  const errors = [{ at: 2, column: 'Card Number', value: 'x', text: 'Too short' }];
  renderInApp(<ImportErrorTable title="Errors in the rows" errors={errors} />, { messages: enMessages });
  const region = screen.getByRole('region', { name: 'Errors in the rows' });
  const resizeTo = (next: number): number => {
    width = next;
    act(report);
    return region.tabIndex;
  };
  expect([800, 320, 800].map(resizeTo)).toEqual([-1, 0, -1]);
});
