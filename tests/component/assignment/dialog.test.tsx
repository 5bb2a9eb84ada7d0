import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { box, button, chooseStatus, click, openDialog, tick, renderThings, sites, type OpenDialog } from './support';

/** Returns the requested pages without the requests of a single row, which only read the total. */
const rowsAsked = ({ page }: OpenDialog) =>
  page.mock.calls.map(([, { page: number, perPage }]) => [number, perPage]).filter(([, perPage]) => perPage !== 1);

describe('the assignment dialog', () => {
  it('asks for ten rows with the id of the record and nothing that is empty', async () => {
    const app = await openDialog();
    await box(app.dialog, 'Select Site 1');
    const [call, options] = app.page.mock.calls[0]!;
    expect(call).toMatchObject({ path: 'thing/site-pages', dialect: 'pageNo/pageVo' });
    expect(options).toMatchObject({ page: 1, perPage: 10, params: { thingId: 7, id: 7 } });
    expect(options.filter).toEqual({ thingId: 7 });
    expect(within(app.dialog).getAllByText('1–10 of 75')).toHaveLength(2);
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
    const before = rowsAsked(app).length;
    await app.user.dblClick(button(app, 'Assign'));
    await screen.findByText('Success');
    expect(app.sent.mock.calls).toEqual([['thing/assign-sites', { thingId: 7, sitePks: [3, 12] }]]);
    await within(app.dialog).findByText('Nothing selected');
    await waitFor(() => expect(rowsAsked(app)).toHaveLength(before + 1));
    expect(button(app, 'Assign').disabled).toBe(true);
  });

  it('assigns by Ctrl+S what is chosen, and nothing where nothing is', async () => {
    const app = await openDialog();
    const save = (): Promise<void> => app.user.keyboard('{Control>}s{/Control}');
    await save();
    await tick(app, 'Select Site 2');
    await save();
    await within(app.dialog).findByText('Nothing selected');
    expect(app.sent.mock.calls).toEqual([['thing/assign-sites', { thingId: 7, sitePks: [2] }]]);
  });

  it('un-assigns, with ids of the type that the server sent, and shows its text', async () => {
    const app = await openDialog({ rows: () => [{ sitePk: 'x-1', siteName: 'Dock' }] });
    app.sent.mockResolvedValueOnce({ data: null, msg: '1 site was removed' });
    await tick(app, 'Select Dock');
    await click(app, 'Un-assign');
    await screen.findByText('1 site was removed');
    expect(app.sent.mock.calls).toEqual([['thing/un-assign-sites', { thingId: 7, sitePks: ['x-1'] }]]);
  });

  it('takes a batch back for exactly the rows that it changed', async () => {
    const app = await openDialog();
    // The first and the third site are assigned already.
    for (const name of ['Site 1', 'Site 2', 'Site 4']) await tick(app, `Select ${name}`);
    await click(app, 'Assign');
    await screen.findByRole('button', { name: /^Undo/ });
    await app.user.keyboard('{Control>}z{/Control}');
    await screen.findByText('Undone');
    expect(app.sent.mock.calls).toEqual([
      ['thing/assign-sites', { thingId: 7, sitePks: [1, 2, 4] }],
      ['thing/un-assign-sites', { thingId: 7, sitePks: [2, 4] }],
    ]);
  });

  it('keeps the selection after a failure and shows the text of the server', async () => {
    const app = await openDialog();
    app.sent.mockRejectedValueOnce(new HttpError('Site 2 is closed', 409));
    await tick(app, 'Select Site 2');
    await click(app, 'Assign');
    await screen.findByText('Site 2 is closed');
    expect((await box(app.dialog, 'Select Site 2')).checked).toBe(true);
    expect(button(app, 'Assign').disabled).toBe(false);
  });

  it('says how many of all are assigned, whatever is filtered, and again after a batch', async () => {
    let rows = sites(75);
    const app = await openDialog({ rows: () => rows });
    await within(app.dialog).findByText('38 of 75 assigned');
    await tick(app, 'Select Site 2');
    rows = rows.map((row) => (row.sitePk === 2 ? { ...row, assignmentStatus: 'A1' } : row));
    await click(app, 'Assign');
    const said = await within(app.dialog).findByText('39 of 75 assigned');
    expect(said.closest('output')).not.toBeNull();
    await app.user.type(within(app.dialog).getByRole('searchbox', { name: 'Search' }), 'dock{Enter}');
    await waitFor(() => expect(app.page.mock.lastCall?.[1].filter).toEqual({ thingId: 7, criteria: 'dock' }));
    within(app.dialog).getByText('39 of 75 assigned');
  });

  it('counts on the page where it has all, and asks for nothing more', async () => {
    const app = await openDialog({ rows: () => sites(5) });
    await within(app.dialog).findByText('3 of 5 assigned');
    expect(app.page).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['what is assigned', ['Select Site 1'], { assign: false, unassign: true }],
    ['what is not', ['Select Site 2'], { assign: true, unassign: false }],
    ['both', ['Select Site 1', 'Select Site 2'], { assign: true, unassign: true }],
    ['nothing', [], { assign: false, unassign: false }],
  ])('has live buttons only for what they change: %s is chosen', async (_, boxes, live) => {
    const app = await openDialog();
    await within(app.dialog).findByText('38 of 75 assigned');
    for (const name of boxes) await tick(app, name);
    expect({ assign: !button(app, 'Assign').disabled, unassign: !button(app, 'Un-assign').disabled }).toEqual(live);
  });

  it('goes to the top of the next page, says which rows these are, and keeps the page size for the next dialog', async () => {
    const app = await openDialog();
    await box(app.dialog, 'Select Site 1');
    await click(app, 'Go to next page');
    await box(app.dialog, 'Select Site 11');
    const table = within(app.dialog).getByRole('table');
    expect(document.activeElement?.contains(table)).toBe(true);
    const told = await within(app.dialog).findAllByText('11–20 of 75');
    expect(told.some((text) => text.closest('output'))).toBe(true);
    await app.user.selectOptions(within(app.dialog).getByRole('combobox', { name: 'Rows per page' }), '20');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(await screen.findByRole('button', { name: 'Actions for Summer' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Assign Sites' }));
    await waitFor(() => expect(rowsAsked(app).at(-1)).toEqual([1, 20]));
  });

  it('has no row action on a view-only route', async () => {
    renderThings({ viewOnly: true });
    await screen.findByText('Summer');
    expect(screen.queryByRole('button', { name: 'Actions for Summer' })).toBeNull();
  });

  it('names a row by several fields where the schema says so', async () => {
    const app = await openDialog({ more: { rowTitleField: ['siteName', 'sitePk'] } });
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
    await click(app, 'Select all 2,500 matches');
    await within(app.dialog).findByText('All 2,500 matches are selected');
    expect(rowsAsked(app)).toEqual([
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
    await click(app, 'Select all 2,500 matches');
    within(app.dialog).getByRole('progressbar');
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
    expect(await chooseStatus(app, 'Not assigned')).toEqual(['All', 'Assigned', 'Not assigned']);
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
    await click(app, 'Un-assign');
    await within(app.dialog).findAllByText('1–10 of 10');
  });

  it.each([
    [{}, 'There is nothing to assign'],
    [{ singularName: 'site' }, 'There is no site to assign'],
    [{ singularName: 'site', more: { emptyMessage: 'Sites come from the map' } }, 'Sites come from the map'],
  ])('says what there is none of: %j', async (name, text) => {
    const app = await openDialog({ rows: () => [], ...name });
    await within(app.dialog).findByText(text);
  });
});
