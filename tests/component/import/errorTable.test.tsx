import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ImportErrorTable } from '../../../src/generator/import/ImportErrorTable';
import { enMessages } from '../../../src/i18n/en';
import { renderInApp } from '../../support/renderInApp';
import { stubLayoutWidth } from '../../support/stubLayoutWidth';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is a stop of the Tab key only while its table is wider than the dialog', () => {
  const resizeTo = stubLayoutWidth(800, () => 500);
  const errors = [{ at: 2, column: 'Card Number', value: 'x', text: 'Too short' }];
  renderInApp(<ImportErrorTable title="Errors in the rows" errors={errors} />, { messages: enMessages });
  const region = screen.getByRole('region', { name: 'Errors in the rows' });
  const stops = [800, 320, 800].map((width) => {
    resizeTo(width);
    return region.tabIndex;
  });
  expect(stops).toEqual([-1, 0, -1]);
});

it('keeps the words of names and messages whole beside a long value', () => {
  const errors = [{ at: 2, column: 'Card Number', value: 'x'.repeat(60), text: 'Max 30 characters' }];
  renderInApp(<ImportErrorTable title="Errors in the rows" errors={errors} />, { messages: enMessages });
  const widths = ['Column', 'Error'].map(
    (name) => getComputedStyle(screen.getByRole('columnheader', { name })).minWidth,
  );
  expect(widths.map((width) => Number.parseInt(width)).map((width) => width >= 96)).toEqual([true, true]);
});
