import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openScreen, saved } from './form';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [390, 'Review'],
  [1440, 'Review changes'],
])('at a width of %i px, the button of unsaved changes reads "%s" and has its full name', async (width, text) => {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...matchMedia(media),
    matches: media === '(max-width: 399.95px)' && width < 400,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  openScreen('/vouchers/7', { dataProvider: { getOne: vi.fn().mockResolvedValue({ data: saved }) } });
  const button = await screen.findByRole('button', { name: 'Review changes' });
  expect(button.textContent).toBe(text);
});
