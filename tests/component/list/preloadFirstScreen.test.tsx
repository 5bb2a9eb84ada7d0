import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { preloadFirstScreen } from '../../../src/generator/preloadFirstScreen';
import { generatedScreens } from '../../../src/generator/generatedScreens';
import type { ManifestEntry } from '../../../src/model/entity/entity';

vi.mock('virtual:wattdesk/manifest', () => ({ manifest: [], loaders: {} }));
vi.mock('../../../src/generator/generatedScreens', () => {
  const screen = () => ({ load: vi.fn(async () => undefined) });
  return { generatedScreens: { list: screen(), create: screen(), update: screen(), view: screen() } };
});

const lamps: ManifestEntry = {
  name: 'lamp',
  title: 'Lamps',
  routes: [{ list: '/lamps', update: '/lamps/update/{lampId}', view: '/lamps/view/{lampId}' }],
  ids: ['lampId'],
  page: { method: 'POST', path: 'lamp-pages' },
};
const at = (path: string, search = '') => preloadFirstScreen([lamps], { path, search });

async function rowsOf(path: string, search = '', isPermitted = vi.fn(async () => true)) {
  const getList = vi.fn(async () => ({ data: [], total: 0 }));
  const dataProvider = { getList } as never;
  await at(path, search)?.loadRows({ client: new QueryClient(), dataProvider, pageSize: 10, isPermitted });
  return getList.mock.calls;
}

describe('the first screen', () => {
  it('is none where no entity has one', () => expect(at('/login')).toBeUndefined());

  it.each([
    ['/lamps', 'list'],
    ['/lamps/update/7', 'update'],
    ['/lamps/view/7', 'view'],
  ] as const)('%s fetches the code of its own kind and no other', async (path, view) => {
    vi.clearAllMocks();
    await at(path)?.loadCode();
    const loaded = Object.entries(generatedScreens).filter(([, { load }]) => vi.mocked(load).mock.calls.length > 0);
    expect(loaded.map(([name]) => name)).toEqual([view]);
  });

  it('asks for the page that the list will show', async () => {
    const sort = { field: 'id', order: 'ASC' };
    const pagination = { page: 2, perPage: 10 };
    expect(await rowsOf('/lamps', '?page=2')).toEqual([['lamp', { pagination, sort, filter: {} }]]);
  });

  it('asks for nothing that this user may not see', async () => {
    const isPermitted = vi.fn(async () => false);
    expect(await rowsOf('/lamps', '', isPermitted)).toEqual([]);
    expect(isPermitted).toHaveBeenCalledWith({ names: ['lamp'], paths: ['/lamps'] });
  });

  it.each([
    ['/lamps', '?filter={"a":1}'],
    ['/lamps/update/7', ''],
    ['/lamps/view/7', ''],
    ['/login', ''],
  ])('%s%s has no rows to ask for', async (path, search) => expect(await rowsOf(path, search)).toEqual([]));
});
