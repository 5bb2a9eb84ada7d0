/** Effects of sending import rows: in this tab, in the lists, and after the screen is left. */
import { useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { HttpError, useGetList } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { useSendRows } from '../../../src/generator/import/useSendRows';
import { createTestModule } from '../../support/entityModule';
import { renderHookInApp } from '../../support/renderInApp';
import { enMessages } from '../../../src/i18n/en';
import type { EntityModule } from '../../../src/model/entity/entity';

function lamps(name = 'thing'): EntityModule {
  const { entity, validators } = createTestModule({ properties: { name: { type: 'string' } } });
  return { entity: { ...entity, name }, validators };
}

const ROWS = ['A', 'B', 'C'].map((name, index) => ({
  rowNumber: index + 2,
  values: { name },
  wire: { name },
  errors: [],
}));

function open(module: EntityModule, create = vi.fn(async () => ({ data: { id: 1 } }))) {
  const onSent = vi.fn();
  const getList = vi.fn(async () => ({ data: [], total: 0 }));
  const useLampsAndSending = () => {
    const { isPending } = useGetList(module.entity.name);
    return { isListed: !isPending, sending: useSendRows(module, onSent), client: useQueryClient() };
  };
  const app = renderHookInApp(useLampsAndSending, { dataProvider: { create, getList } as never, messages: enMessages });
  const plan = () => act(async () => app.current().sending.plan(ROWS as never));
  const states = () => ROWS.map((row) => app.current().sending.getStatus(row as never).state);
  return { ...app, create, getList, onSent, plan, states, send: () => app.current().sending.send() };
}

describe('rows that are sent', () => {
  it('are known again in this tab, for their own entity alone', async () => {
    const first = open(lamps());
    await first.plan();
    await act(async () => first.send());
    expect([first.states(), first.onSent.mock.calls.length]).toEqual([['created', 'created', 'created'], 1]);
    first.unmount();
    const other = open(lamps('other'));
    await other.plan();
    expect(other.states()).toEqual(['ready', 'ready', 'ready']);
    other.unmount();
    const again = open(lamps());
    await again.plan();
    expect(again.states()).toEqual(['before', 'before', 'before']);
  });

  it('make the lists of their entity old: the next one that is opened reads anew', async () => {
    const app = open(lamps());
    await waitFor(() => expect(app.current().isListed).toBe(true));
    expect(app.getList).toHaveBeenCalledTimes(1);
    const cache = app.current().client;
    const isOld = (...queryKey: string[]) =>
      cache.getQueryCache().find({ queryKey, exact: false })?.state.isInvalidated;
    cache.setQueryData(['wattdesk', 'options', 'names'], []);
    await app.plan();
    await act(async () => app.send());
    expect([isOld('thing', 'getList'), isOld('wattdesk', 'options')]).toEqual([true, true]);
    // The caller decides when an open list reloads.
    expect(app.getList).toHaveBeenCalledTimes(1);
  });

  it('end with the one that is under way when the screen is left', async () => {
    let finish = (): void => undefined;
    const create = vi.fn(
      () => new Promise<{ data: { id: number } }>((resolve) => (finish = () => resolve({ data: { id: 1 } }))),
    );
    const app = open(lamps(), create);
    await app.plan();
    act(() => void app.send());
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    app.unmount();
    await act(async () => finish());
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('that the schema for bodies refuses say which field is wrong', async () => {
    const violation = { instancePath: '/name', keyword: 'maxLength', params: { limit: 1 } };
    const body = { violations: [violation], sent: { name: 'A' } };
    const app = open(lamps(), vi.fn(() => Promise.reject(new HttpError('Not saved', 422, body))) as never);
    await app.plan();
    await act(async () => app.send());
    expect(app.current().sending.getStatus(ROWS[0] as never)).toEqual({
      state: 'refused',
      text: 'Name: Max 1 character',
      errors: {},
    });
  });

  it('of which none was created leave the lists as they are', async () => {
    const refused = vi.fn(() => Promise.reject(new HttpError('Not now', 400)));
    const app = open(lamps(), refused as never);
    await waitFor(() => expect(app.current().isListed).toBe(true));
    await app.plan();
    await act(async () => app.send());
    expect([app.states(), app.onSent.mock.calls]).toEqual([['refused', 'refused', 'refused'], []]);
    const lists = app
      .current()
      .client.getQueryCache()
      .findAll({ queryKey: ['thing', 'getList'] });
    expect(lists.map(({ state }) => state.isInvalidated)).toEqual([false]);
  });

  it('tell the message of a wrong field once, with the name of the field', async () => {
    const module = createTestModule({ properties: { name: { type: 'string', title: 'Name' } } });
    const answers = ['Taken', 'Not possible'].map((text) => new HttpError(text, 409, { errors: { name: 'Taken' } }));
    const app = open(module, vi.fn(() => Promise.reject(answers.shift() ?? new HttpError('Taken', 409))) as never);
    await app.plan();
    await act(async () => app.send());
    const texts = ROWS.map((row) => app.current().sending.getStatus(row as never));
    expect(texts).toMatchObject([{ text: 'Name: Taken' }, { text: 'Not possible\nName: Taken' }, { text: 'Taken' }]);
  });
});
