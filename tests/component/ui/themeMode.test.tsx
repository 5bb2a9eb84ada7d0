/** In which colours the page is rendered. */
import { renderHook } from '@testing-library/react';
import { memoryStore, StoreContextProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { useThemeMode } from '../../../src/ui/theme/useThemeMode';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['light by default', [], undefined, 'light'],
  ['dark as the system', ['(prefers-color-scheme: dark)'], undefined, 'dark'],
  ['dark as chosen', [], 'dark', 'dark'],
  ['light on paper, whatever is chosen', ['print', '(prefers-color-scheme: dark)'], 'dark', 'light'],
] as const)('%s', (_, media, choice, mode) => {
  const matchMedia = (query: string) => ({
    matches: (media as readonly string[]).includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('matchMedia', matchMedia);
  const { result } = renderHook(() => useThemeMode(), {
    wrapper: ({ children }) => (
      <StoreContextProvider value={memoryStore(choice ? { theme: choice } : {})}>{children}</StoreContextProvider>
    ),
  });
  expect(result.current).toBe(mode);
});
