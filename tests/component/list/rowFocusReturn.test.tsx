/** The focus goes back to the row from which its list was left. */
import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'ra-core';
import { expect, it } from 'vitest';
import { RowFocusKeeper } from '../../../src/generator/list/RowFocusKeeper';
import { renderInApp } from '../../support/renderInApp';

function List() {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} tabIndex={-1}>
      {['1', '2'].map((id) => (
        <p key={id} data-row={id}>
          <a href={`/lamps/${id}`}>Lamp {id}</a>
        </p>
      ))}
      <RowFocusKeeper listRef={ref} />
    </div>
  );
}

/** A list, and a record that leads back to it. */
function Screens() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => navigate('/lamps')}>Menu</button>
      <button onClick={() => navigate('/lamps/2')}>Open</button>
      {pathname === '/lamps' ? (
        <List />
      ) : (
        <>
          <button onClick={() => navigate('/lamps')}>Cancel</button>
          <button onClick={() => navigate(-1)}>Back</button>
        </>
      )}
    </>
  );
}

it.each([
  ['Back', 'Lamp 2'],
  ['Cancel', 'Lamp 2'],
  // Whoever chooses the list anew begins at its top.
  ['Menu', 'Menu'],
])('by %s to %s', async (name, focused) => {
  const { user } = renderInApp(<Screens />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  (await screen.findByRole('link', { name: 'Lamp 2' })).focus();
  // Opened without the pointer, which would take the focus from the row.
  screen.getByRole('button', { name: 'Open' }).click();
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('link', { name: 'Lamp 2' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(focused));
});
