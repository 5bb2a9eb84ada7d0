/**
 * A user who leaves while a save is pending is asked only if it fails: until then it is unknown whether changes
 * would be lost.
 */
import { act, screen, waitFor } from '@testing-library/react';
import { HttpError, LinkBase, useLocation, useNavigate } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EntityFormDialog } from '../../../src/generator/screens/EntityFormDialog';
import { FormScreen } from '../../../src/generator/screens/FormScreen';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const entityIn = (place: 'screen' | 'dialog') =>
  createTestModule(
    { title: 'Things', properties: { name: { type: 'string', title: 'Name' } } },
    {
      titleField: 'name',
      routes: { list: '/things', create: '/things/create' },
      calls: { create: 'POST things' },
      form: { openAs: place },
    },
  );

function Place({ form }: { form: React.ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <LinkBase to="/elsewhere">Elsewhere</LinkBase>
      <button onClick={() => navigate('/third')}>Third</button>
      <button onClick={() => navigate('/third', { replace: true })}>Instead</button>
      <p>{`at ${pathname}`}</p>
      {pathname === '/things/create' && form}
    </>
  );
}

const question = () => screen.queryByText('Leave without saving?');
const leave = () => act(async () => screen.getByText('Elsewhere').click());

/** Opens a form and saves it; the returned functions resolve or reject the request. */
async function saving(place: 'screen' | 'dialog' = 'screen') {
  const entity = entityIn(place);
  let end: { resolve: (response: unknown) => void; reject: (error: Error) => void } | undefined;
  const create = vi.fn().mockImplementation(() => new Promise((resolve, reject) => (end = { resolve, reject })));
  const onClose = vi.fn();
  const form =
    place === 'screen' ? (
      <FormScreen entity={entity} view="create" routeIndex={0} />
    ) : (
      <EntityFormDialog module={entity} onClose={onClose} />
    );
  const app = renderInApp(<Place form={form} />, {
    entity,
    path: '/things/create',
    dataProvider: { create },
    config: { formExitDelayMs: 50 },
  });
  await app.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Day{Enter}');
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  return {
    ...app,
    onClose,
    succeed: () => act(async () => end?.resolve({ data: { id: 1 } })),
    fail: () => act(async () => end?.reject(new HttpError('Not saved', 500))),
  };
}

let errors: unknown[];
const note = (event: unknown) => errors.push(event);
beforeEach(() => {
  errors = [];
  window.addEventListener('unhandledrejection', note);
  process.on('unhandledRejection', note);
});
afterEach(() => {
  window.removeEventListener('unhandledrejection', note);
  process.off('unhandledRejection', note);
  expect(errors).toEqual([]);
});

describe.each(['screen', 'dialog'] as const)('leaving a %s while its save runs', (place) => {
  it('waits, and goes where it was wanted once it is saved, without a question', async () => {
    const { succeed, location } = await saving(place);
    await leave();
    expect(location().pathname).toBe('/things/create');
    expect(question()).toBeNull();
    await succeed();
    await waitFor(() => expect(location().pathname).toBe('/elsewhere'));
    expect(question()).toBeNull();
    await screen.findByText('Successfully created');
  });

  it('is asked about after it has failed', async () => {
    const { fail, user, location } = await saving(place);
    await leave();
    expect(question()).toBeNull();
    await fail();
    await screen.findByText('Leave without saving?');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location().pathname).toBe('/elsewhere'));
  });

  it('stays on a no, with all that was typed', async () => {
    const { fail, user, location } = await saving(place);
    await leave();
    await fail();
    await screen.findByText('Leave without saving?');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeNull());
    expect(location().pathname).toBe('/things/create');
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Day');
  });
});

it('goes to the last of several places', async () => {
  const { succeed, location } = await saving();
  await leave();
  await act(async () => screen.getByText('Third').click());
  await succeed();
  await waitFor(() => expect(location().pathname).toBe('/third'));
});

it('goes nowhere once the form has gone by itself, whatever is answered then', async () => {
  const { fail, user, location } = await saving();
  await leave();
  await fail();
  await screen.findByText('Leave without saving?');
  await act(async () => screen.getByText('Instead').click());
  expect(location().pathname).toBe('/third');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(question()).toBeNull());
  // Unhandled rejections are reported one turn of the event loop later.
  await new Promise(setImmediate);
  expect(location().pathname).toBe('/third');
});
