import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { box, openDialog, renderThings, sites, type OpenDialog } from './support';

const button = ({ dialog }: OpenDialog, name: string | RegExp): HTMLButtonElement =>
  within(dialog).getByRole('button', { name });
const click = (app: OpenDialog, name: string | RegExp): Promise<void> => app.user.click(button(app, name));
const tick = async (app: OpenDialog, name: string): Promise<void> => app.user.click(await box(app.dialog, name));
const pagesOf = ({ page }: OpenDialog) => page.mock.calls.map(([, { page: number, perPage }]) => [number, perPage]);

describe('the assignment dialog', () => {
  it('asks for ten rows with the id of the record and nothing that is empty', async () => {
    const app = await openDialog();
    await box(app.dialog, 'Select Site 1');
    const [call, options] = app.page.mock.calls[0]!;
    expect(call).toMatchObject({ path: 'thing/site-pages', paging: 'pageNo/pageVo' });
    expect(options).toMatchObject({ page: 1, perPage: 10, params: { thingId: 7, id: 7 } });
    expect(options.filter).toEqual({ thingId: 7 });
    expect(within(app.dialog).getByText('1–10 of 25')).toBeTruthy();
  });

  it('shows lists in one cell and the status by its name from the server', async () => {
    const rows = sites(2);
    rows[1]!['serviceProviders'] = [{ providerId: 1, providerName: 'Volt' }, { providerName: 'Ohm' }];
    const app = await openDialog({ rows: () => rows });
    const cells = (await within(app.dialog).findAllByRole('row')).map((row) => row.textContent);
    expect(cells[1]).toBe('Site 1Volt, AmpereAssigned');
    expect(cells[2]).toBe('Site 2Volt, OhmNot assigned');
  });

  it('assigns all that is chosen in one call, over pages, and stays open', async () => {
    const app = await openDialog();
    await tick(app, 'Select Site 3');
    await click(app, 'Go to next page');
    await tick(app, 'Select Site 12');
    within(app.dialog).getByText('2 selected');
    const before = app.page.mock.calls.length;
    await app.user.dblClick(button(app, 'Assign'));
    await screen.findByText('Success');
    expect(app.sent.mock.calls).toEqual([['thing/assign-sites', { thingId: 7, sitePks: [3, 12] }]]);
    await within(app.dialog).findByText('Nothing selected');
    expect(app.page.mock.calls.length).toBe(before + 1);
    expect(button(app, 'Assign').disabled).toBe(true);
  });

  it('un-assigns, with ids of the type that the server sent, and shows its text', async () => {
    const app = await openDialog({ rows: () => [{ sitePk: 'x-1', siteName: 'Dock' }] });
    app.sent.mockResolvedValueOnce({ data: null, msg: '1 site was removed' });
    await tick(app, 'Select Dock');
    await click(app, 'Un-assign');
    await screen.findByText('1 site was removed');
    expect(app.sent.mock.calls).toEqual([['thing/un-assign-sites', { thingId: 7, sitePks: ['x-1'] }]]);
  });

  it('keeps the selection after a failure and shows the text of the server', async () => {
    const app = await openDialog();
    app.sent.mockRejectedValueOnce(new HttpError('Site 1 is closed', 409));
    await tick(app, 'Select Site 1');
    await click(app, 'Assign');
    await screen.findByText('Site 1 is closed');
    expect((await box(app.dialog, 'Select Site 1')).checked).toBe(true);
    expect(button(app, 'Assign').disabled).toBe(false);
  });

  it('has no row action on a view-only route', async () => {
    renderThings({ viewOnly: true });
    await screen.findByText('Summer');
    expect(screen.queryByRole('button', { name: 'Actions for Summer' })).toBeNull();
  });

  it('names a row by several fields where the schema says so', async () => {
    const app = await openDialog({ more: { rowLabel: ['siteName', 'sitePk'] } });
    await box(app.dialog, 'Select Site 1 1');
  });

  it('reads the list behind it again when it closes, always', async () => {
    const app = await openDialog();
    await box(app.dialog, 'Select Site 1');
    const before = app.getList.mock.calls.length;
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(app.getList.mock.calls.length).toBe(before + 1));
  });
});

describe('selecting', () => {
  it('offers all that match after the page, and gathers them by large pages', async () => {
    const app = await openDialog({ rows: () => sites(2500) });
    await tick(app, 'Select this page');
    within(app.dialog).getByText('10 selected');
    await click(app, 'Select all 2,500 that match');
    await within(app.dialog).findByText('All 2,500 that match are selected');
    expect(pagesOf(app)).toEqual([
      [1, 10],
      [1, 1000],
      [2, 1000],
      [3, 1000],
    ]);
    await click(app, 'Assign');
    await screen.findByText('Success');
    expect(app.sent.mock.calls[0]?.[1]).toEqual({ thingId: 7, sitePks: sites(2500).map(({ sitePk }) => sitePk) });
  });

  it('can be stopped while it gathers, and keeps what was chosen', async () => {
    const app = await openDialog({ rows: () => sites(2500) });
    await tick(app, 'Select this page');
    app.page.mockImplementationOnce(
      (_call, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    await click(app, 'Select all 2,500 that match');
    expect(within(app.dialog).getByRole('progressbar')).toBeTruthy();
    expect(button(app, 'Assign').disabled).toBe(true);
    await click(app, 'Stop');
    await within(app.dialog).findByText('10 selected');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the focus where its button stood when it is cleared', async () => {
    const app = await openDialog();
    await tick(app, 'Select Site 1');
    await click(app, 'Clear selection');
    const sentence = within(app.dialog).getByText('Nothing selected');
    expect(document.activeElement).toBe(sentence.parentElement);
  });

  it('offers nothing more where the page is all there is', async () => {
    const app = await openDialog({ rows: () => sites(4) });
    await tick(app, 'Select this page');
    within(app.dialog).getByText('4 selected');
    expect(within(app.dialog).queryByRole('button', { name: /Select all/ })).toBeNull();
    await tick(app, 'Select this page');
    within(app.dialog).getByText('Nothing selected');
  });

  it('starts anew with another status, whose codes are those of the server', async () => {
    const app = await openDialog();
    await tick(app, 'Select Site 1');
    fireEvent.mouseDown(within(app.dialog).getByRole('combobox', { name: 'Assignment Status' }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['All', 'Assigned', 'Not assigned']);
    await app.user.click(options[2]!);
    await box(app.dialog, 'Select Site 2');
    within(app.dialog).getByText('Nothing selected');
    await waitFor(() => expect(app.page.mock.lastCall?.[1].filter).toEqual({ thingId: 7, assignmentStatus: 'U1' }));
  });

  it('goes to the last page there is when the one shown became empty', async () => {
    let rows = sites(11);
    const app = await openDialog({ rows: () => rows });
    await box(app.dialog, 'Select Site 1');
    await click(app, 'Go to next page');
    await tick(app, 'Select Site 11');
    rows = sites(10);
    await click(app, 'Assign');
    await within(app.dialog).findByText('1–10 of 10');
  });
});

describe('searching', () => {
  it('sends the text on Enter at once, on page 1; Escape clears it before it closes the dialog', async () => {
    const app = await openDialog();
    await box(app.dialog, 'Select Site 1');
    await click(app, 'Go to next page');
    await box(app.dialog, 'Select Site 11');
    await app.user.type(within(app.dialog).getByRole('searchbox', { name: 'Search' }), 'dock{Enter}');
    await waitFor(() =>
      expect(app.page.mock.lastCall?.[1]).toMatchObject({ page: 1, filter: { thingId: 7, criteria: 'dock' } }),
    );
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(app.page.mock.lastCall?.[1].filter).toEqual({ thingId: 7 }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('speaks the names that the schema gives to status and search', async () => {
    const app = await openDialog({ more: { searchKey: 'text', statusKey: 'state' } });
    await box(app.dialog, 'Select Site 1');
    await app.user.type(within(app.dialog).getByRole('searchbox', { name: 'Search' }), 'a{Enter}');
    await waitFor(() => expect(app.page.mock.lastCall?.[1].filter).toEqual({ thingId: 7, text: 'a' }));
  });
});

describe('a page that fails', () => {
  it('leaves an empty table, the total 0, one toast and a retry', async () => {
    let refused = true;
    const app = await openDialog({
      rows: () => {
        if (refused) throw new HttpError('Sites are down', 500);
        return sites(3);
      },
    });
    await waitFor(() => expect(screen.getAllByText('Sites are down')).toHaveLength(2));
    within(app.dialog).getByText('0–0 of 0');
    refused = false;
    await click(app, 'Retry');
    await box(app.dialog, 'Select Site 1');
    within(app.dialog).getByText('1–3 of 3');
  });

  it('while gathering keeps what was chosen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await openDialog();
    await tick(app, 'Select this page');
    app.page.mockRejectedValueOnce(new HttpError('Too many', 500));
    await click(app, 'Select all 25 that match');
    await screen.findByText('Too many');
    within(app.dialog).getByText('10 selected');
  });
});
