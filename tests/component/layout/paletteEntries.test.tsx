import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { ARTICLES, MENU, type OpenOptions } from '../app';
import { getList, open, ROWS } from './typesList';

describe('the palette', () => {
  const openPalette = async (options: OpenOptions = {}) => {
    const app = await open(options);
    await screen.findByRole('link', { name: 'Articles' });
    await app.user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Find' });
    return { ...app, box };
  };
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  it('leads to a screen, by its name and Enter', async () => {
    const { user, box, path } = await openPalette();
    await user.type(box, 'articles');
    await waitFor(() => expect(offered()[0]).toContain('Articles'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(ARTICLES.path));
    expect(screen.queryByRole('dialog', { name: 'Find' })).toBeNull();
  });

  it('makes something new, switches the appearance, signs out', async () => {
    const { user, box, store } = await openPalette();
    await user.type(box, 'dark');
    await user.click(await screen.findByRole('option', { name: 'Appearance: Dark' }));
    expect(store.getItem('theme')).toBe('dark');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Find' }), 'create type');
    await user.click(await screen.findByRole('option', { name: 'Create: Article Types' }));
    await within(await screen.findByRole('dialog')).findByRole('textbox');
  });

  it('finds what it offers by its English words in any language', async () => {
    const { user } = await open({ locale: 'zh-Hans' });
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: '查找' });
    for (const [text, name] of [
      ['language en', '语言：English'],
      ['appearance dark', '外观：深色'],
    ] as const) {
      await user.clear(box);
      await user.type(box, text);
      await screen.findByRole('option', { name });
    }
  });

  it('offers nothing new to whoever may only look', async () => {
    const looking = MENU.map((group) => ({ ...group, viewOnly: true }));
    await openPalette({ answers: { 'GET resources': looking } });
    expect(offered().filter((text) => text?.startsWith('Create'))).toEqual([]);
  });

  it('finds records by the lists’ own search, and opens one as its row would', async () => {
    const asked = vi.fn<(resource: string, filter: object) => void>();
    const { user, box } = await openPalette({
      path: ARTICLES.path,
      dataProvider: {
        getList: getList((resource, filter) => {
          asked(resource, filter);
          return resource === 'article-type' ? { data: ROWS.slice(0, 1), total: 1 } : { data: [], total: 0 };
        }),
        getOne: (async () => ({ data: ROWS[0] })) as never,
      },
    });
    await user.type(box, 'new');
    const found = await screen.findByRole('option', { name: /^News.*Article Types/ });
    expect(asked.mock.calls.filter(([, filter]) => Object.keys(filter).length > 0)).toEqual([
      ['article-type', { articleTypeName: 'new' }],
    ]);
    await user.click(found);
    expect((await within(await screen.findByRole('dialog')).findByRole<HTMLInputElement>('textbox')).value).toBe(
      'News',
    );
  });

  it('finds for each text what that text finds', async () => {
    const { user, box } = await openPalette({
      dataProvider: {
        getList: getList((_, { articleTypeName: text }) => {
          const data = ROWS.filter((row) => text === undefined || row.articleTypeName.toLowerCase() === text);
          return { data, total: data.length };
        }),
      },
    });
    await user.type(box, 'news');
    await screen.findByRole('option', { name: /^News/ });
    await user.clear(box);
    await user.type(box, 'tips');
    // The empty message is not shown before the debounced request is sent.
    expect(screen.queryByText(/^Nothing found/)).toBeNull();
    await screen.findByRole('option', { name: /^Tips/ });
    expect(screen.queryByRole('option', { name: /^News/ })).toBeNull();
  });

  it('says what could not be searched, never that nothing is there, and tries again', async () => {
    let isDown = true;
    const { user, box } = await openPalette({
      dataProvider: {
        getList: getList((_, filter) => {
          if (isDown && 'articleTypeName' in filter) throw new HttpError('down', 503);
          return { data: [], total: 0 };
        }),
      },
    });
    await user.type(box, 'zzz');
    await screen.findByText('Could not search: Article Types');
    screen.getByText('Nothing found so far for “zzz”');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Nothing found for “zzz”');
  });
});
