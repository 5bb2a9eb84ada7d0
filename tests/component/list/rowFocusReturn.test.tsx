/** The focus goes back to the row from which its list was left. */
import { act, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'ra-core';
import { expect, it } from 'vitest';
import { RowFocusKeeper } from '../../../src/generator/list/RowFocusKeeper';
import { renderInApp } from '../../support/renderInApp';

function List({ path, name, rows }: { path: string; name: string; rows: readonly string[] }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} tabIndex={-1}>
      {rows.map((id) => (
        <p key={id} data-row={id}>
          <a href={`${path}/${id}`}>
            {name} {id}
          </a>
        </p>
      ))}
      <RowFocusKeeper listRef={ref} />
    </div>
  );
}

/** A list, a record that leads back to it, and another list. */
function Screens() {
  const [rows, setRows] = useState(['1', '2']);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => navigate('/lamps')}>Menu</button>
      <button onClick={() => navigate('/lamps/2')}>Open</button>
      <button onClick={() => navigate('/poles')}>Poles</button>
      <button onClick={() => setRows([])}>Unload</button>
      <button onClick={() => setRows(['1', '2'])}>Load</button>
      {pathname === '/poles' && <List path="/poles" name="Pole" rows={rows} />}
      {pathname === '/lamps' ? (
        <List path="/lamps" name="Lamp" rows={rows} />
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

/** Opens the second record from the list of lamps. */
async function openRecord(user: ReturnType<typeof renderInApp>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  (await screen.findByRole('link', { name: 'Lamp 2' })).focus();
  screen.getByRole('button', { name: 'Open' }).click();
  await screen.findByRole('button', { name: 'Cancel' });
}

it('not to a row of another list', async () => {
  const { user } = renderInApp(<Screens />);
  await openRecord(user);
  screen.getByRole('button', { name: 'Poles' }).click();
  await screen.findByRole('link', { name: 'Pole 2' });
  // The keeper gives the focus back after the list is drawn.
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  expect(document.activeElement).toBe(document.body);
});

it('not to a row that comes after the user has pressed a key', async () => {
  const { user } = renderInApp(<Screens />);
  await openRecord(user);
  screen.getByRole('button', { name: 'Unload' }).click();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  cancel.click();
  await waitFor(() => expect(cancel.isConnected).toBe(false));
  await user.keyboard('x');
  screen.getByRole('button', { name: 'Load' }).click();
  await screen.findByRole('link', { name: 'Lamp 2' });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  expect(document.activeElement).toBe(document.body);
});
