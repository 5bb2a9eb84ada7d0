import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getProductModule } from '../../support/entityModule';
import { pagesOf, renderList, types } from './support';

const module = getProductModule('article-type');
const ready = (name = 'Type 1'): Promise<HTMLElement> => screen.findByText(name);
const getRow = (text: string): HTMLElement => screen.getByText(text).closest('tr')!;

describe('opening', () => {
  const articles = getProductModule('article');
  const rows = [
    { id: 7, articleId: 7, articleTitle: 'News', createBy: 'ops.tan', dataStatus: 'Active' },
    { id: 8, articleId: 8, articleTitle: 'Old', createBy: 'ops.nair', dataStatus: 'Inactive' },
  ];
  const open = async () => {
    const app = renderList({ module: articles, getList: pagesOf(() => rows) });
    await ready('News');
    return app;
  };
  const form = '/marketing-management/article/update/7';

  it.each(['7', 'News'])('is by a link, %s', async (name) => {
    const { user, ...app } = await open();
    await user.click(screen.getByRole('link', { name }));
    expect(app.location().pathname).toBe(form);
  });

  it.each(['ops.tan', 'ops.nair'])('is by the row as well, to read it: %s', async (text) => {
    const { user, ...app } = await open();
    await user.click(screen.getByText(text));
    expect(app.location().pathname).toMatch(/\/marketing-management\/article\/view\/[78]/);
  });

  it('stops the keyboard once for a row', async () => {
    await open();
    const stops = within(getRow('News')).getAllByRole('link');
    expect(stops.map(({ tabIndex, textContent }) => [textContent, tabIndex])).toEqual([
      ['7', 0],
      ['News', -1],
    ]);
  });

  it.each([
    ['by View, where the number of a record that cannot be changed is plain', false, ['View 0482'], null],
    ['by the row where View has no column, either', true, [], '0'],
  ])('is %s', async (_, viewOnly, links, tabIndex) => {
    const cards = getProductModule('rfid-card');
    const cardRows = [
      { id: 1, ocppTagPk: 1, rfidNumber: '04A1', userName: 'ann', status: 'A' },
      { id: 2, ocppTagPk: 2, rfidNumber: '0482', userName: 'ben', status: 'I' },
    ];
    const { user, ...app } = renderList({ module: cards, getList: pagesOf(() => cardRows), viewOnly });
    await ready('ben');
    expect(within(getRow('ann')).getByRole('link').textContent).toBe('04A1');
    const own = within(getRow('ben'));
    expect(own.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
    expect(getRow('ben').getAttribute('tabindex')).toBe(tabIndex);
    await user.click(own.queryByRole('link') ?? own.getByText('0482'));
    expect(app.location().pathname).toBe('/rfid-card-management/view/2');
  });
});

describe('density', () => {
  it('is chosen beside the columns, and kept', async () => {
    const { user, unmount } = renderList({ module, getList: pagesOf(() => types(3)) });
    await ready();
    const density = () => getRow('Type 1').closest('[data-density]')?.getAttribute('data-density');
    expect(density()).toBe('compact');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Comfortable rows' }));
    expect(density()).toBe('comfortable');
    unmount();
  });
});
