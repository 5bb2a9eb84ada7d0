/** Links to files, buttons in rows, and rows that the server is still processing. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { entityOf, open, rowsOf } from './fileRows';

const REPORTS = rowsOf(
  { fileName: 'jan.xls', fileUri: 'files/1' },
  { fileName: 'feb.pdf', fileUri: 'https://cdn.example.com/feb.pdf' },
  { fileName: 'mar.xls' },
  { fileName: 'apr.xls', fileUri: 'javascript:alert(1)' },
);

describe('a column of files', () => {
  const clicked = vi.fn();

  beforeEach(() => {
    clicked.mockClear();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(clicked);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const provide = (download: () => Promise<unknown>) => {
    const asked = vi.fn(download) as unknown as WattdeskDataProvider['download'];
    return { asked: vi.mocked(asked), provider: { download: asked } };
  };

  it('opens what is elsewhere, and leads nowhere without an address that is one', async () => {
    open(() => REPORTS);
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'feb.pdf' });
    expect([link.href, link.target, link.rel]).toEqual([
      'https://cdn.example.com/feb.pdf',
      '_blank',
      'noopener noreferrer',
    ]);
    for (const name of ['mar.xls', 'apr.xls']) {
      screen.getByText(name);
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
  });

  it('leads to a file without a name by that of its path, else by its heading', async () => {
    open(() => rowsOf({ fileUri: 'files/2027/may.xls' }, { fileName: '', fileUri: '/' }, { fileName: null }));
    await screen.findByRole('link', { name: 'may.xls' });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['may.xls', 'File']);
  });

  it('is the heading of a card, if it has the name of the record', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    open(() => rowsOf({ fileName: 'jan.xls', fileUri: 'files/1' }, { fileName: 'feb.xls' }, {}));
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['jan.xls', 'feb.xls', '3']);
    expect(within(headings[0]!).getByRole<HTMLAnchorElement>('link').download).toBe('jan.xls');
    expect(screen.getAllByText('jan.xls')).toHaveLength(1);
  });

  it('saves what the API has', async () => {
    const { asked, provider } = provide(async () => ({ blob: new Blob(['x']), fileName: '' }));
    const { user } = open(() => REPORTS, { provider });
    await user.click(await screen.findByRole('link', { name: 'jan.xls' }));
    await screen.findByText('The file was saved to your downloads');
    expect(asked.mock.calls.map(([call]) => call)).toEqual([{ method: 'GET', path: 'files/1' }]);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it.each<[string, string, string]>([
    ['jan.xls', '17.bin', 'jan.xls'],
    ['Jan. 2027', 'a1b2.xlsx', 'Jan. 2027.xlsx'],
    ['Jan. 2027', '', 'Jan. 2027'],
    ['', 'own.xls', 'own.xls'],
    ['', '', 'may.xls'],
  ])('saves a file with the name "%s" in its row, sent as "%s", as "%s"', async (name, fileName, saved) => {
    const { provider } = provide(async () => ({ blob: new Blob(['x']), fileName }));
    const { user } = open(() => rowsOf({ fileName: name, fileUri: 'files/may.xls' }), { provider });
    await user.click(await screen.findByRole('link', { name: name || 'may.xls' }));
    await screen.findByText('The file was saved to your downloads');
    expect(clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([saved]);
  });

  it('is asked for once while it is on its way, and says so', async () => {
    let arrive: (file: unknown) => void = () => undefined;
    const { asked, provider } = provide(() => new Promise((resolve) => (arrive = resolve)));
    open(() => REPORTS, { provider });
    const link = await screen.findByRole('link', { name: 'jan.xls' });
    expect([link.getAttribute('download'), link.getAttribute('aria-busy')]).toEqual(['jan.xls', null]);
    fireEvent.click(link);
    await waitFor(() => expect(link.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(link);
    expect(asked).toHaveBeenCalledTimes(1);
    act(() => arrive({ blob: new Blob(['x']), fileName: 'own.xls' }));
    await waitFor(() => expect(link.hasAttribute('aria-busy')).toBe(false));
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['is empty', async () => ({ blob: new Blob([]), fileName: 'jan.xls' }), 'Empty files'],
    ['is refused', async () => Promise.reject(new HttpError('The file is gone', 404)), 'The file is gone'],
  ])('says that a file %s, and saves nothing', async (_, download, message) => {
    const { user } = open(() => REPORTS, { provider: provide(download).provider });
    await user.click(await screen.findByRole('link', { name: 'jan.xls' }));
    await screen.findByText(message);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('is text for whoever may only look', async () => {
    open(() => REPORTS, { viewOnly: true });
    await screen.findByText('jan.xls');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /Regenerate/ })).toBeNull();
  });
});

describe('a button in a row', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  const button = (name: string) => screen.findByRole('button', { name: `Regenerate: ${name}` });
  const isBusy = async (name: string) => (await button(name)).getAttribute('aria-disabled') === 'true';

  it.each<[string, () => Promise<unknown>, string]>([
    ['a success', async () => ({ data: null, msg: '' }), 'Generate success'],
    ['a success with words of the server', async () => ({ data: null, msg: 'Queued' }), 'Queued'],
    ['a failure', async () => Promise.reject(new HttpError('Not complete yet', 200)), 'Not complete yet'],
  ])('rests for five seconds after %s, and those of other rows do not', async (_, answer, message) => {
    const send = vi.fn(answer);
    const { user } = open(() => REPORTS, { provider: { send } });
    await user.click(await button('jan.xls'));
    await screen.findByText(message);
    expect([await isBusy('jan.xls'), await isBusy('feb.pdf')]).toEqual([true, false]);
    await user.click(await button('jan.xls'));
    expect(send).toHaveBeenCalledTimes(1);
    await user.click(await button('feb.pdf'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await isBusy('jan.xls')).toBe(false);
    await user.click(await button('jan.xls'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  });

  it('counts the five seconds from the click', async () => {
    const { user } = open(() => REPORTS, { provider: { send: async () => ({ data: null, msg: '' }) } });
    await user.click(await button('jan.xls'));
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(await isBusy('jan.xls')).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1100));
    expect(await isBusy('jan.xls')).toBe(false);
  });

  it('stands beside the menu, which has the others, under a heading in sight', async () => {
    const { user } = open(() => REPORTS);
    await button('jan.xls');
    expect(screen.getByRole('columnheader', { name: 'Action' }).querySelector('.wd-hidden')).toBeNull();
    const [, first] = screen.getAllByRole('row');
    await user.click(within(first!).getByRole('button', { name: /^Actions for/ }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Hide']);
  });
});

describe('a search', () => {
  afterEach(() => vi.useRealTimers());

  it('waits for half a second without a key', async () => {
    const searched = entityOf({ filters: [{ name: 'criteria', title: 'Search', search: true }] });
    const { getList } = open(() => REPORTS, { entity: searched });
    await screen.findByText('jan.xls');
    vi.useFakeTimers();
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    type('ja');
    await pass(400);
    type('jan');
    await pass(499);
    expect(getList).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(getList.mock.lastCall).toMatchObject(['thing', { filter: { criteria: 'jan' } }]);
    expect(getList).toHaveBeenCalledTimes(2);
  });
});
