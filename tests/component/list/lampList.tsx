/** A list of lamps whose fields can be changed without the form, and the server that keeps them. */
import { screen, type within } from '@testing-library/react';
import { vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { pagesOf, renderList, type Row } from './support';

const KINDS = ['FIXED', 'MOBILE', 'SPARE'].map((value) => ({ const: value, title: value.toLowerCase() }));

const module = createTestModule(
  {
    title: 'Lamps',
    properties: {
      id: { type: 'integer', title: 'ID', readOnly: true },
      name: { type: 'string', title: 'Name' },
      kind: { type: 'string', title: 'Kind', oneOf: KINDS, 'x-ui': { clearable: false } },
      dimmed: { type: 'boolean', title: 'Dimmed' },
      watts: { type: 'integer', title: 'Watts' },
      dataStatus: { type: 'string', title: 'Status', enum: ['Active', 'Inactive'] },
    },
    required: ['name', 'kind'],
    if: { properties: { kind: { const: 'SPARE' } }, required: ['kind'] },
    then: { properties: { dimmed: false } },
    else: { required: ['watts'] },
  },
  {
    idField: 'id',
    titleField: 'name',
    routes: { list: '/list', update: '/lamps/{id}' },
    calls: {
      page: { endpoint: 'POST lamps', dialect: 'pageNo/pageVo' },
      get: 'GET lamps/{id}',
      update: 'PUT lamps/{id}',
    },
    list: { columns: ['name', 'kind', 'dataStatus'] },
    form: { openAs: 'screen' },
    bulkEdit: ['kind', 'dimmed', 'dataStatus'],
  },
);

const lamps = (): Row[] =>
  [1, 2, 3, 4].map((id) => ({
    id,
    name: `Lamp ${id}`,
    kind: id === 2 ? 'MOBILE' : 'FIXED',
    dataStatus: id === 4 ? 'Inactive' : 'Active',
  }));

/** A server that keeps the lamps. Its list leaves out what only the record has. */
function server() {
  const stored = new Map<number, Row>(
    lamps().map((row) => [row.id, { ...row, dimmed: true, watts: row.id === 3 ? null : 40 }]),
  );
  const getOne = vi.fn(async (_: string, { id }: { id: number }) => ({ data: { ...stored.get(id)! } }));
  const update = vi.fn(async (_: string, { id, data }: { id: number; data: Row }) => {
    stored.set(id, { ...stored.get(id)!, dimmed: undefined as never, ...data, id });
    return { data: { ...data, id } };
  });
  const getList = pagesOf(() =>
    [...stored.values()]
      .filter(({ dataStatus }) => !(api.hidesInactive && dataStatus === 'Inactive'))
      .map(({ id, name, kind, dataStatus }) => ({ id, name, kind, dataStatus })),
  );
  const sent = () => update.mock.calls.map(([, { data }]) => data);
  const api = {
    stored,
    getOne,
    update,
    getList,
    sent,
    provider: { getOne, update } as never,
    /** Whether the list leaves out inactive lamps. */
    hidesInactive: false,
  };
  return api;
}

export type App = ReturnType<typeof renderList>;

export function start(options: { viewOnly?: boolean } = {}): App & { api: ReturnType<typeof server> } {
  const api = server();
  return { ...renderList({ module, ...api, ...options }), api };
}

export const dialog = (name: RegExp) => screen.findByRole('dialog', { name });

export async function pick(
  { user }: App,
  form: ReturnType<typeof within>,
  field: string,
  option: string,
): Promise<void> {
  await user.click(await form.findByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}
