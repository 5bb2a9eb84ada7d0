import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openScreen, saved } from './form';

const { innerWidth } = window;

afterEach(() => {
  window.innerWidth = innerWidth;
});

it.each([
  [390, 'Review'],
  [1440, 'Review changes'],
])('at a width of %i px, the button of unsaved changes reads "%s" and has its full name', async (width, text) => {
  window.innerWidth = width;
  openScreen('/vouchers/7', { dataProvider: { getOne: vi.fn().mockResolvedValue({ data: saved }) } });
  const button = await screen.findByRole('button', { name: 'Review changes' });
  expect(button.textContent).toBe(text);
});
