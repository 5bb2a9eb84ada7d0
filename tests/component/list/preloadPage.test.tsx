import { StrictMode } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type GetListResult } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { preloadListPage } from '../../../src/generator/queries/preloadedResponses';
import { toPageRequest } from '../../../src/generator/queries/pageRequest';
import { useListQuery } from '../../../src/generator/list/useListQuery';
import { ConfigProvider } from '../../../src/widgets/context/config';
import { TEST_CONFIG } from '../../support/renderInApp';

const params = { page: 1, perPage: 10, filter: {} };
const request = toPageRequest(params);
const getPage = (name: string): GetListResult => ({ data: [{ id: 1, name }], total: 1 });

const phases: string[] = [];

function Lamps() {
  const { phase, rows } = useListQuery('lamp', params);
  phases.push(phase);
  return rows.map((row) => <p key={String(row.id)}>{String(row.name)}</p>);
}

interface Server {
  getList: ReturnType<typeof vi.fn<() => Promise<GetListResult>>>;
  client: QueryClient;
}

/** Preloads the page before a list is rendered. */
function ask({ client, getList }: Server): Promise<void> {
  return preloadListPage(client, { getList } as never, 'lamp', request);
}

/** Returns a server that answers the first request with `early` and later ones with `later`. */
function serve(early: () => Promise<GetListResult> = async () => getPage('early')): Server {
  phases.length = 0;
  const getList = vi.fn<() => Promise<GetListResult>>(async () => getPage('later')).mockImplementationOnce(early);
  return { getList, client: new QueryClient() };
}

function open({ client, getList }: Server) {
  return render(
    <StrictMode>
      <CoreAdminContext dataProvider={{ getList } as never} queryClient={client}>
        <ConfigProvider value={TEST_CONFIG}>
          <Lamps />
        </ConfigProvider>
      </CoreAdminContext>
    </StrictMode>,
  );
}

it('is drawn with the list, and not asked for again', async () => {
  const server = serve();
  await ask(server);
  open(server);
  screen.getByText('early');
  expect(new Set(phases)).toEqual(new Set(['ready']));
  await new Promise(process.nextTick);
  expect(server.getList).toHaveBeenCalledOnce();
});

it('is waited for by a list that opens before it has arrived', async () => {
  let arrive: (page: GetListResult) => void = () => undefined;
  const server = serve(() => new Promise((resolve) => (arrive = resolve)));
  const asked = ask(server);
  const { unmount } = open(server);
  arrive(getPage('early'));
  await screen.findByText('early');
  await asked;
  expect(server.getList).toHaveBeenCalledOnce();
  // The preloaded page was used once: a list that is opened again sends a request.
  unmount();
  open(server);
  await screen.findByText('later');
});

it('is new once only: a list that opens again asks the server', async () => {
  const server = serve();
  await ask(server);
  const { unmount } = open(server);
  await new Promise(process.nextTick);
  unmount();
  open(server);
  await screen.findByText('later');
  expect(server.getList).toHaveBeenCalledTimes(2);
});

it('is not sent twice while nobody has seen it', async () => {
  const server = serve();
  await ask(server);
  await ask(server);
  expect(server.getList).toHaveBeenCalledOnce();
});

it('leaves the list to ask when it has failed', async () => {
  const server = serve(async () => Promise.reject(new Error('offline')));
  await ask(server);
  open(server);
  await screen.findByText('later');
  expect(phases[0]).toBe('first');
  await waitFor(() => expect(server.getList).toHaveBeenCalledTimes(2));
});

it('is gone with the session', async () => {
  const server = serve();
  await ask(server);
  server.client.clear();
  open(server);
  await screen.findByText('later');
});
