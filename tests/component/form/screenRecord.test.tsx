import { useState, type ReactNode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useGetList, useNavigate, useRouterProvider } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { FormScreen } from '../../../src/generator/screens/FormScreen';
import { preloadRecord } from '../../../src/generator/queries/preloadedResponses';
import { renderInApp } from '../../support/renderInApp';
import { RecordScreen, saved, voucher } from './form';

const entity = voucher();

/** A screen whose form renders after a click, to simulate lazy-loaded code. */
function SlowScreen() {
  const { Routes, Route } = useRouterProvider();
  const [hasCode, setHasCode] = useState(false);
  const form = hasCode ? <FormScreen entity={entity} view="update" routeIndex={0} /> : <p>skeleton</p>;
  return (
    <>
      <button type="button" onClick={() => setHasCode(true)}>
        Code
      </button>
      <Routes>
        <Route path="/vouchers/:id" element={<RecordScreen entity={entity}>{form}</RecordScreen>} />
      </Routes>
    </>
  );
}

/** A list whose rows react-admin caches as records, with a button to each record. */
function ListFirst({ children }: { children: ReactNode }) {
  const { Routes, Route } = useRouterProvider();
  const navigate = useNavigate();
  const client = useQueryClient();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const { data = [] } = useGetList(entity.entity.name);
  return (
    <Routes>
      <Route
        path="/"
        element={data.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            onFocus={() => void preloadRecord(client, dataProvider, entity.entity.name, id)}
            onClick={() => navigate(`/vouchers/${id}`)}
          >
            {name}
          </button>
        ))}
      />
      <Route path="/vouchers/:id" element={children} />
    </Routes>
  );
}

const screens = (
  <ListFirst>
    <RecordScreen entity={entity}>
      <FormScreen entity={entity} view="update" routeIndex={0} />
    </RecordScreen>
  </ListFirst>
);
const getList = () => vi.fn().mockResolvedValue({ data: [{ id: 7, name: 'Row' }], total: 1 });

afterEach(() => void vi.useRealTimers());

describe('the record of a form screen', () => {
  it('is not the row of its list, where it cannot be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const getOne = vi
      .fn()
      // Response to the preload when the row gets the focus; the screen waits for the same request.
      .mockRejectedValueOnce(new HttpError('The server rests', 500))
      .mockReturnValueOnce(new Promise(() => undefined));
    const { user } = renderInApp(screens, { dataProvider: { getOne, getList: getList() }, entity });
    await user.click(await screen.findByRole('button', { name: 'Row' }));
    await screen.findByText('The voucher could not be loaded');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('offers the way back instead of a retry where the user may not view it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const getOne = vi
      .fn()
      .mockRejectedValue(new HttpError('You do not have access to this function', 403, { success: false }));
    const { user } = renderInApp(screens, { dataProvider: { getOne, getList: getList() }, entity });
    await user.click(await screen.findByRole('button', { name: 'Row' }));
    await screen.findByText('Your account may not view this. An administrator can give you access.');
    screen.getByRole('button', { name: 'Back to the list' });
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('is shown as its row has it until it has come, with nothing to type into and nothing to save', async () => {
    let tell: (response: unknown) => void = () => undefined;
    const getOne = vi.fn().mockReturnValue(new Promise((resolve) => (tell = resolve)));
    const { user } = renderInApp(screens, { dataProvider: { getOne, getList: getList() }, entity });
    await user.click(await screen.findByRole('button', { name: 'Row' }));
    const form = within(await screen.findByRole('status', { name: /Vouchers/ }));
    form.getByText('Name');
    form.getByText('Row');
    screen.getByRole('heading', { level: 1, name: 'Row' });
    for (const role of ['textbox', 'spinbutton', 'combobox']) expect(form.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await act(async () => tell({ data: saved }));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    expect(name).toHaveProperty('value', 'Night');
    expect(document.activeElement).toBe(name);
    expect(screen.queryByText('Row')).toBeNull();
    expect(getOne).toHaveBeenCalledOnce();
  });

  it('is asked for before the code of the form has come, and once', async () => {
    const getOne = vi.fn().mockResolvedValue({ data: saved });
    const { user } = renderInApp(<SlowScreen />, { dataProvider: { getOne }, entity, path: '/vouchers/7' });
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(1));
    expect(getOne.mock.calls[0]?.[1]).toMatchObject({ id: '7' });
    screen.getByText('skeleton');
    await user.click(screen.getByRole('button', { name: 'Code' }));
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Night');
    expect(getOne).toHaveBeenCalledTimes(1);
  });

  it.each<[string, number, number]>([
    ['is not asked for again, where it has come before its screen', 0, 1],
    ['is asked for again, where it has come too long before', 60_000, 2],
  ])('%s', async (_, age, calls) => {
    const getOne = vi.fn().mockResolvedValue({ data: saved });
    const { user } = renderInApp(screens, { dataProvider: { getOne, getList: getList() }, entity });
    const row = await screen.findByRole('button', { name: 'Row' });
    row.focus();
    await waitFor(() => expect(getOne).toHaveBeenCalledOnce());
    await new Promise(process.nextTick);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + age });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Night');
    expect(getOne).toHaveBeenCalledTimes(calls);
  });
});
