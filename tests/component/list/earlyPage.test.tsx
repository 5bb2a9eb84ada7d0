import { StrictMode } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type GetListResult } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { loadEarly } from '../../../src/generator/list/earlyPage';
import { toPageRequest } from '../../../src/generator/list/listParams';
import { useListQuery } from '../../../src/generator/list/useListQuery';
import { ConfigProvider } from '../../../src/widgets/context/config';
import { testConfig } from '../../support/harness';

const params = { page: 1, perPage: 10, filter: {} };
const request = toPageRequest(params);
const pageOf = (name: string): GetListResult => ({ data: [{ id: 1, name }], total: 1 });

const phases: string[] = [];

function Lamps() {
  const { phase, rows } = useListQuery('lamp', params);
  phases.push(phase);
  return rows.map((row) => <p key={String(row.id)}>{String(row.name)}</p>);
}

/** A list that opens after `page` was asked for early; the server itself answers `later`. */
async function open(page: GetListResult | undefined, { isWanted = true } = {}) {
  phases.length = 0;
  const client = new QueryClient();
  const preload = vi.fn(async () => page);
  const getList = vi.fn(async () => pageOf('later'));
  const dataProvider = { preload, getList } as never;
  await loadEarly(client, dataProvider, { resource: 'lamp', request, isWanted: () => isWanted });
  const app = () => (
    <StrictMode>
      <CoreAdminContext dataProvider={dataProvider} queryClient={client}>
        <ConfigProvider value={testConfig}>
          <Lamps />
        </ConfigProvider>
      </CoreAdminContext>
    </StrictMode>
  );
  return { client, preload, getList, dataProvider, app, ...render(app()) };
}

it('is drawn with the list, and not asked for again', async () => {
  const { getList } = await open(pageOf('early'));
  screen.getByText('early');
  expect(new Set(phases)).toEqual(new Set(['ready']));
  await new Promise(process.nextTick);
  expect(getList).not.toHaveBeenCalled();
});

it('is new once only: a list that opens again asks the server', async () => {
  const { unmount, app, getList } = await open(pageOf('early'));
  unmount();
  render(app());
  await screen.findByText('later');
  expect(getList).toHaveBeenCalledOnce();
});

it('is not sent twice while nobody has seen it', async () => {
  const client = new QueryClient();
  const preload = vi.fn(async () => pageOf('early'));
  const early = () => loadEarly(client, { preload }, { resource: 'lamp', request, isWanted: () => true });
  await early();
  await early();
  expect(preload).toHaveBeenCalledOnce();
});

it.each([
  ['it failed, or the list took it on its way', undefined, true],
  ['it is wanted no longer', pageOf('of somebody else'), false],
])('leaves the list to ask when %s', async (_, page, isWanted) => {
  const { getList } = await open(page, { isWanted });
  await screen.findByText('later');
  expect(phases[0]).toBe('first');
  await waitFor(() => expect(getList).toHaveBeenCalledOnce());
});
