/** Settings in a singleton: rows are added to the last row, deleted immediately, and reloaded. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError, useLocation } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../dataProvider/contract/types';
import { FormScreen } from '../../../src/generator/screens/FormScreen';
import { ScreenRecordProvider } from '../../../src/generator/recordScreen/ScreenRecordProvider';
import { getProductModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

type Row = Record<string, unknown>;

const entity = getProductModule('charger-type-settings');
const type = (chargeTypePk: number, wattage: string): Row => ({
  chargeTypePk,
  plugType: 'CCS2',
  chargeType: 'DC_FAST',
  wattage,
  voltage: '750',
  amperage: '150',
});
const OPTIONS: Record<string, Row[]> = {
  'dawn/api/v1/plug-type-select': [{ value: 'CCS2', name: 'CCS2' }],
  'dawn/api/v1/charge-type-name-select': [{ value: 'DC_FAST', name: 'DC Fast' }],
};

interface Server {
  chargeTypes: Row[];
  /** Response to the delete call and to the calls of option lists. */
  answer?: (call: Call) => unknown;
}

function Place() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

function open({ chargeTypes, answer }: Server) {
  let stored = chargeTypes;
  const getOne = vi.fn(async () => ({
    data: {
      id: 'single',
      chargeTypes: stored,
      summaries: stored.map(({ plugType, chargeType, wattage }) => ({
        plugType,
        chargeType,
        wattage,
        countConnector: 7,
      })),
      audit: { updateBy: 'ops.lim', updateTime: `2026-01-19 16:${10 + stored.length}` },
    },
  }));
  const update = vi.fn(async (_: string, { data }: { data: Row }) => {
    stored = (data['chargeTypes'] as Row[]).map((row, index) => ({ chargeTypePk: 100 + index, ...row }));
    return { data: { id: 'single' } };
  });
  const send = vi.fn(async (call: Call, { params }: { params?: Row } = {}) => {
    const given = answer?.(call);
    if (given !== undefined) return given;
    if (call.method === 'DELETE') stored = stored.filter((row) => row['chargeTypePk'] !== params?.['chargeTypePk']);
    return { data: OPTIONS[call.path] ?? null, msg: '' };
  });
  const app = renderInApp(
    <>
      <Place />
      <ScreenRecordProvider resource="charger-type-settings" id="single" module={entity} routeIndex={0} isView={false}>
        <FormScreen entity={entity} view="update" routeIndex={0} />
      </ScreenRecordProvider>
    </>,
    { entity, dataProvider: { getOne, update, send } as never, path: '/charger-type-settings' },
  );
  return { ...app, getOne, update, send };
}

const line = (index: number) => screen.findByRole('group', { name: `Charge Type ${index}` });
const lines = () => screen.getAllByRole('group', { name: /^Charge Type \d/ });
const button = async (index: number, name: string) => within(await line(index)).findByRole('button', { name });
const press = (name: string) => screen.findByRole('button', { name });
const deleted = ({ send }: ReturnType<typeof open>) => send.mock.calls.filter(([{ method }]) => method === 'DELETE');

describe('rows that are added on the last one', () => {
  it('have the button there alone, and it moves on; the only row cannot go', async () => {
    const { user } = open({ chargeTypes: [type(1, '60')] });
    await line(1);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await user.click(await button(1, 'Add charge type'));
    await line(2);
    expect(screen.getAllByRole('button', { name: 'Add charge type' })).toHaveLength(1);
    await button(2, 'Add charge type');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  });

  it('are one where there is none', async () => {
    open({ chargeTypes: [] });
    await line(1);
    expect(lines()).toHaveLength(1);
  });

  it('go without a question while nobody has saved them', async () => {
    const app = open({ chargeTypes: [type(1, '60')] });
    await app.user.click(await button(1, 'Add charge type'));
    await app.user.click(await button(2, 'Remove Charge Type 2'));
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(deleted(app)).toEqual([]);
    expect(app.getOne).toHaveBeenCalledTimes(1);
  });
});

describe('a row with a wrong value', () => {
  it('gets the focus at that value when it cannot be saved', async () => {
    const { user } = open({ chargeTypes: [type(1, '60'), type(2, '120')] });
    const wattage = within(await line(2)).getByRole('textbox', { name: /Wattage/ });
    await user.clear(wattage);
    await user.type(wattage, '0.5');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(wattage.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(wattage));
  });
});

describe('deleting a saved row', () => {
  it('asks, deletes once, and reads the settings again; what is not saved stays', async () => {
    const app = open({ chargeTypes: [type(1, '60'), type(2, '120')] });
    const { user } = app;
    await user.click(await button(2, 'Add charge type'));
    await user.type(within(await line(3)).getByRole('textbox', { name: /Wattage/ }), '180');
    await user.click(await button(1, 'Remove Charge Type 1'));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('Confirm delete this charge type?');
    expect(deleted(app)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Successfully deleted!');
    await waitFor(() => expect(app.getOne).toHaveBeenCalledTimes(2));
    expect(deleted(app)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(1));
    expect(lines()).toHaveLength(2);
    expect(within(await line(2)).getByRole<HTMLInputElement>('textbox', { name: /Wattage/ }).value).toBe('180');
  });

  it.each([
    ['Cancel', undefined, ''],
    ['Delete', 'In use', 'In use'],
  ])('keeps it after %s and %s', async (answer, refused, message) => {
    const app = open({
      chargeTypes: [type(1, '60'), type(2, '120')],
      answer: ({ method }) =>
        method === 'DELETE' && refused ? Promise.reject(new HttpError(refused, 409)) : undefined,
    });
    await app.user.click(await button(1, 'Remove Charge Type 1'));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }));
    if (message) await screen.findByText(message);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lines()).toHaveLength(2);
    expect(deleted(app)).toHaveLength(refused ? 1 : 0);
  });
});

describe('saving', () => {
  it('names a blank row and sends nothing', async () => {
    const { user, update } = open({ chargeTypes: [type(1, '60')] });
    await user.click(await button(1, 'Add charge type'));
    await user.click(await press('Save'));
    const blank = within(await line(2));
    for (const name of ['Plug Type', 'Charge Type', 'Wattage', 'Voltage', 'Amperage'])
      await blank.findByText(`${name} is required`);
    expect(update).not.toHaveBeenCalled();
  });

  it('sends the whole object and reads it again, so that new rows have their keys', async () => {
    const { user, update, getOne } = open({ chargeTypes: [type(1, '60')] });
    const wattage = within(await line(1)).getByRole('textbox', { name: /Wattage/ });
    await user.clear(wattage);
    await user.type(wattage, '7.4');
    await user.click(await press('Save'));
    await screen.findByText('Save charge types successfully');
    const sent = update.mock.calls[0]![1].data;
    expect(Object.keys(sent)).toEqual(['chargeTypes', 'summaries', 'audit']);
    expect(sent['chargeTypes']).toEqual([type(1, '7.4')]);
    // Initial load, conflict check before the save, and reload after it.
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(3));
    await within(screen.getByRole('table')).findByText('7.4 kW');
  });

  it('is over with it: of a row that is added then nothing is said before the next', async () => {
    const { user, getOne } = open({ chargeTypes: [type(1, '60')] });
    const wattage = within(await line(1)).getByRole('textbox', { name: /Wattage/ });
    await user.type(wattage, '0');
    await user.click(await press('Save'));
    await screen.findByText('Save charge types successfully');
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(3));
    await user.click(await button(1, 'Add charge type'));
    await line(2);
    await user.type(wattage, '5');
    await user.tab();
    expect(screen.queryByText(/is required$/)).toBeNull();
    await user.click(await press('Save'));
    await within(await line(2)).findByText('Wattage is required');
  });

  it('leads one step back on Cancel, home where there is none, and saves nothing', async () => {
    const { user, update, location } = open({ chargeTypes: [type(1, '60')] });
    await user.click(await press('Cancel'));
    await waitFor(() => expect(location().pathname).toBe('/'));
    expect(update).not.toHaveBeenCalled();
  });
});

describe('lists of choices that fail to load', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it('say so once each for five seconds, however many rows show them; charge types are AC and DC then', async () => {
    const { user } = open({
      chargeTypes: [type(1, '60'), type(2, '120'), type(3, '180')],
      answer: ({ path }) =>
        path.endsWith('-select') ? Promise.reject(new HttpError(`No ${path.split('/').at(-1)}`, 500)) : undefined,
    });
    const toasts = () => screen.queryAllByText(/^No .*-select$/);
    await waitFor(() => expect(toasts().length).toBeGreaterThan(0));
    const said = new Set<string>();
    const times: number[] = [];
    for (let passed = 0; passed < 14_000; passed += 500) {
      for (const { textContent } of toasts()) said.add(textContent ?? '');
      times.push(toasts().length);
      await act(() => vi.advanceTimersByTimeAsync(500));
    }
    expect(said).toEqual(new Set(['No plug-type-select', 'No charge-type-name-select']));
    expect(times.at(-1)).toBe(0);
    await user.click(within(await line(1)).getByRole('combobox', { name: /Charge Type/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['AC', 'DC']),
    );
  });

  it('are AC and DC, too, where the server gives none', async () => {
    const { user } = open({
      chargeTypes: [type(1, '60')],
      answer: ({ path }) => (path.endsWith('charge-type-name-select') ? { data: [], msg: '' } : undefined),
    });
    await user.click(within(await line(1)).getByRole('combobox', { name: /Charge Type/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['AC', 'DC']),
    );
  });
});
