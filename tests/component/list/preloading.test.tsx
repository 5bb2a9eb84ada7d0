import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { createTestModule } from '../../support/entityModule';
import { pagesOf, renderList } from './support';

const properties = { id: { type: 'integer' }, name: { type: 'string' }, place: { type: 'string' } } as const;
const CALLS = { get: 'GET things/{id}', create: 'POST things', update: 'PUT things' } as const;
const ROUTES = { list: '/list', create: '/list/add', update: '/list/edit/{id}' };
type Admin = NonNullable<Parameters<typeof createTestModule>[1]>;
const of = (more: Admin = {}) =>
  createTestModule(
    { properties },
    {
      titleField: 'name',
      routes: ROUTES,
      calls: CALLS,
      list: { columns: ['name', 'place'] },
      form: { openAs: 'screen' },
      ...more,
    },
  );

async function open(module = of()) {
  const getOne = vi.fn().mockResolvedValue({ data: { id: 7, name: 'Night' } });
  const rows = [{ id: 7, name: 'Night', place: 'North' }];
  const provider: Partial<WattdeskDataProvider> = { getOne };
  const { user } = renderList({ module, getList: pagesOf(() => rows), provider });
  return { user, link: await screen.findByRole('link', { name: 'Night' }), getOne };
}

describe('the record of a row', () => {
  it.each<[string, string]>([
    ['its link', 'Night'],
    ['the row', 'North'],
  ])('is asked for while the button is pressed on %s, and once', async (_, name) => {
    const { user, getOne } = await open();
    const target = screen.getByText(name);
    await user.pointer({ target });
    expect(getOne).not.toHaveBeenCalled();
    await user.pointer({ keys: '[MouseLeft>]', target });
    expect(getOne).toHaveBeenCalledExactlyOnceWith('thing', { id: 7 });
    await user.pointer({ keys: '[/MouseLeft]', target });
    expect(getOne).toHaveBeenCalledOnce();
  });

  it('is asked for by the keyboard', async () => {
    const { user, link, getOne } = await open();
    link.focus();
    await user.keyboard('{Enter}');
    expect(getOne).toHaveBeenCalledOnce();
  });

  it('is asked for by a touch once it is no scrolling', async () => {
    const { user, link, getOne } = await open();
    await user.pointer({ keys: '[TouchA>]', target: link });
    expect(getOne).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/TouchA]', target: link });
    expect(getOne).toHaveBeenCalledOnce();
  });

  it.each<[string, Admin, string]>([
    ['the other button', {}, '[MouseRight]'],
    ['a click, where no call reads one', { calls: { ...CALLS, get: undefined } as never }, '[MouseLeft]'],
  ])('is not asked for by %s', async (_, more, keys) => {
    const { user, link, getOne } = await open(of(more));
    await user.pointer({ keys, target: link });
    expect(getOne).not.toHaveBeenCalled();
  });
});
