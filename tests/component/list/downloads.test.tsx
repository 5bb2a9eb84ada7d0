import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getProductModule } from '../../support/entityModule';
import { pagesOf, renderList, type Row } from './support';

const saved = vi.hoisted(() => vi.fn());
vi.mock('../../../src/generator/actions/downloadBlob', () => ({ downloadBlob: saved }));
beforeEach(() => saved.mockReset());

const DAWN = 'dawn/api/v1';
const row = (index: number, more: object): Row => ({ id: `~${index}`, ...more }) as unknown as Row;
const errors = () => [row(0, { siteName: 'Tuas Depot', chargeBoxId: 'SG-TD-02' })];
const boxes = () =>
  [0, 1, 2].map((index) =>
    row(index, { sitePk: 13, chargeBoxId: 'SG/TD#7 100%', timestamp: '2026-01-01T00:04:31+08:00' }),
  );

const file = (content: string, fileName = 'server.xls') => ({ blob: new Blob([content]), fileName });
const download = (answer: () => unknown = () => file('x')) =>
  vi.fn<(...asked: unknown[]) => Promise<unknown>>(async () => answer());
type Provider = NonNullable<Parameters<typeof renderList>[0]['provider']>;
const providing = (fetched: ReturnType<typeof download>) => ({ download: fetched }) as unknown as Provider;

describe('a list whose server makes the file', () => {
  it('asks for it with the filters in force, and saves it under the name of the schema', async () => {
    const fetched = download();
    const { user } = renderList({
      module: getProductModule('error-log'),
      getList: pagesOf(errors),
      provider: providing(fetched),
      path: '/list?filter={"errorCode":"GroundFailure","date":"2026-12-31","criteria":"tuas"}',
    });
    await screen.findByText('Tuas Depot');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText('The file was saved to your downloads');
    expect(fetched.mock.calls.map(([call, request]) => [call, (request as { body: unknown }).body])).toEqual([
      [
        { method: 'POST', path: `${DAWN}/incident/error-export` },
        { errorCode: 'GroundFailure', date: '2026-12-31', criteria: 'tuas' },
      ],
    ]);
    expect(saved.mock.lastCall?.[1]).toMatch(/^Export-\d{14}\.xls$/);
  });

  it('asks for its log without them', async () => {
    const fetched = download();
    const { user } = renderList({
      module: getProductModule('error-log'),
      getList: pagesOf(errors),
      provider: providing(fetched),
      path: '/list?filter={"criteria":"tuas"}',
    });
    await screen.findByText('Tuas Depot');
    await user.click(screen.getByRole('button', { name: 'Download Log' }));
    await waitFor(() => expect(saved.mock.lastCall?.[1]).toMatch(/^error-log-\d{14}\.log$/));
    const [call, request] = fetched.mock.lastCall!;
    expect(call).toEqual({ method: 'GET', path: `${DAWN}/incident/log-download` });
    expect(request).not.toHaveProperty('body');
    expect(request).not.toHaveProperty('query');
  });

  it.each([
    ['is empty', () => file(''), 'Empty files'],
    [
      'is refused',
      () => {
        throw new Error('The export is too large');
      },
      'The export is too large',
    ],
  ])('saves nothing where the file %s', async (_, answer, text) => {
    const { user } = renderList({
      module: getProductModule('error-log'),
      getList: pagesOf(errors),
      provider: providing(download(answer)),
    });
    await screen.findByText('Tuas Depot');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText(text);
    expect(saved).not.toHaveBeenCalled();
  });

  it('has no files, menus or boxes for whoever may only look', async () => {
    renderList({ module: getProductModule('error-log'), getList: pagesOf(errors), viewOnly: true });
    await screen.findByText('Tuas Depot');
    expect(screen.queryByRole('button', { name: /Export|Download Log|^Actions/ })).toBeNull();
    screen.getByRole('searchbox', { name: 'Search' });
  });
});

describe('a log of charge boxes', () => {
  it('leads from each of its lines to the charge box, also from those that tell of the same', async () => {
    const { user } = renderList({ module: getProductModule('connectivity'), getList: pagesOf(boxes) });
    await screen.findAllByText('SG/TD#7 100%');
    const menus = screen.getAllByRole('button', { name: /^Actions for/ });
    expect(menus).toHaveLength(3);
    expect(screen.queryByText(/has no ID|have no ID/)).toBeNull();
    await user.click(menus[2]!);
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['View Info']);
  });

  it('is not exported before its days are chosen, and says so', async () => {
    const fetched = download();
    const { user } = renderList({
      module: getProductModule('connectivity-log'),
      getList: pagesOf(boxes),
      provider: providing(fetched),
    });
    await screen.findAllByText('01 Jan 2026 00:04');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText('Please select date range');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is asked for its days as a list, and exported with them', async () => {
    const fetched = download();
    const getList = pagesOf(boxes);
    const { user } = renderList({
      module: getProductModule('connectivity-log'),
      getList,
      provider: providing(fetched),
      path: '/list?filter={"dateRange":{"from":"2026-12-28","to":"2027-01-03"}}',
    });
    await screen.findAllByText('01 Jan 2026 00:04');
    const dateRange = ['2026-12-28', '2027-01-03'];
    expect(getList.mock.lastCall?.[1].filter).toEqual({ dateRange });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText('The file was saved to your downloads');
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ body: { dateRange } });
    // Only the list is rendered: no charge box is known here, so the server's file name is used.
    expect(saved.mock.lastCall?.[1]).toBe('server.xls');
  });
});
