import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SelectionBar } from '../../../src/generator/selection/SelectionBar';
import type { SelectionController } from '../../../src/generator/selection/useSelection';
import { renderInApp } from '../../support/renderInApp';

const { innerWidth } = window;

afterEach(() => {
  window.innerWidth = innerWidth;
});

it.each([
  [390, ''],
  [1440, 'Clear selection'],
])('at a width of %i px, the button that ends the selection has the text "%s"', async (width, text) => {
  window.innerWidth = width;
  const clear = vi.fn();
  const selection = {
    selection: { ids: new Set(['1', '2']), all: false },
    clear,
    progress: undefined,
    chosen: [],
    ofRows: { pageSelection: 'some' },
  } as unknown as SelectionController;
  const { user } = renderInApp(<SelectionBar selection={selection} query={{ total: 9, isTotalUnknown: false }} />);
  const button = await screen.findByRole('button', { name: 'Clear selection' });
  expect(button.textContent).toBe(text);
  await user.click(button);
  expect(clear).toHaveBeenCalledOnce();
});
