/** Count of assigned rows, and the requests after a batch. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { box, chooseStatus, click, openDialog, sites, tick } from './support';

describe('how many are assigned', () => {
  it('stays what it was where a filter leaves fewer rows', async () => {
    const app = await openDialog();
    await within(app.dialog).findByText('38 of 75 assigned');
    await chooseStatus(app, 'Not assigned');
    await waitFor(() => expect(within(app.dialog).queryByRole('checkbox', { name: 'Select Site 1' })).toBeNull());
    await box(app.dialog, 'Select Site 2');
    within(app.dialog).getByText('38 of 75 assigned');
  });

  it('is asked for after a batch where a filter hides some of the rows that were counted', async () => {
    let rows = sites(5);
    const app = await openDialog({ rows: () => rows });
    await within(app.dialog).findByText('3 of 5 assigned');
    await chooseStatus(app, 'Not assigned');
    await waitFor(() => expect(within(app.dialog).queryByRole('checkbox', { name: 'Select Site 1' })).toBeNull());
    await tick(app, 'Select Site 2');
    rows = rows.map((row) => (row.sitePk === 2 ? { ...row, assignmentStatus: 'A1' } : row));
    await click(app, 'Assign');
    await within(app.dialog).findByText('4 of 5 assigned');
    expect(app.page.mock.lastCall?.[1]).toMatchObject({ page: 1, perPage: 1, filter: { assignmentStatus: 'A1' } });
  });
});

it('a batch that ends after its dialog has closed has the list behind read again', async () => {
  const app = await openDialog();
  let answer = (): void => undefined;
  app.sent.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve({ data: null, msg: '' }))));
  await tick(app, 'Select Site 2');
  await click(app, 'Assign');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => undefined);
  const before = app.getList.mock.calls.length;
  await act(async () => answer());
  await waitFor(() => expect(app.getList.mock.calls.length).toBe(before + 1));
});

it('a dialog that closes waits for no page', async () => {
  const app = await openDialog({ rows: () => sites(75) });
  await box(app.dialog, 'Select Site 1');
  let signal: AbortSignal | undefined;
  app.page.mockImplementationOnce((_call, options) => {
    ({ signal } = options);
    return new Promise(() => undefined);
  });
  await click(app, 'Go to next page');
  await waitFor(() => expect(signal?.aborted).toBe(false));
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(signal?.aborted).toBe(true));
});
