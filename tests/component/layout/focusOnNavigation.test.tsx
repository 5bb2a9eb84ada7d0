/** Where the focus is after the page has changed. */
import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useFocusOnNavigation } from '../../../src/layout/useFocusOnNavigation';

function Page() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <>
      <button>Menu</button>
      <main ref={main} tabIndex={-1}>
        <button>Field</button>
      </main>
      <div className="wd-toasts">
        <button>Message</button>
      </div>
    </>
  );
}

it.each([
  ['Menu', '/b', 'MAIN'],
  ['Menu', '/a?page=2', 'Menu'],
  ['Field', '/b', 'Field'],
  ['Message', '/b', 'Message'],
])('from %s to %s is on %s', async (from, to, focused) => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/a'] });
  render(<RouterProvider router={router} />);
  screen.getByRole('button', { name: from }).focus();
  await act(() => router.navigate(to));
  const { tagName, textContent } = document.activeElement!;
  expect(tagName === 'MAIN' ? tagName : textContent).toBe(focused);
});
