/** Rows that the server is still processing. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entityOf, open, rowsOf, type Row } from './fileRows';

describe('rows that the server still works on', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  const busy = { not: { properties: { state: { const: 'Making' } }, required: ['state'] } };
  const polled = entityOf({ poll: { intervalMs: 3000, maxDurationMs: 9000, stopPollingWhen: busy } });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('are read again until they are done', async () => {
    let rows = rowsOf({ fileName: 'jan.xls', state: 'Making' });
    const { getList } = open(() => rows, { entity: polled });
    await screen.findByText('Making');
    await pass(3000);
    expect(getList).toHaveBeenCalledTimes(2);
    rows = rowsOf({ fileName: 'jan.xls', fileUri: 'files/1', state: 'Done' });
    await pass(3000);
    await screen.findByRole('link', { name: 'jan.xls' });
    await pass(9000);
    expect(getList).toHaveBeenCalledTimes(3);
  });

  it('are given up in the end', async () => {
    const { getList } = open(() => rowsOf({ fileName: 'jan.xls', state: 'Making' }), { entity: polled });
    await screen.findByText('Making');
    await pass(30_000);
    expect(getList.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('are said to be given up, and waited for anew by Refresh', async () => {
    let rows = rowsOf({ fileName: 'jan.xls', state: 'Making' });
    const { getList, user } = open(() => rows, { entity: polled });
    await screen.findByText('Making');
    const said = '1 row is still running. The list no longer refreshes automatically.';
    await pass(8000);
    expect(screen.queryByText(said, { exact: false })).toBeNull();
    await pass(2000);
    const notice = await screen.findByText(said, { exact: false });
    const asked = getList.mock.calls.length;
    await user.click(within(notice).getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(getList).toHaveBeenCalledTimes(asked + 1));
    expect(screen.queryByText(said, { exact: false })).toBeNull();
    rows = rowsOf({ fileName: 'jan.xls', fileUri: 'files/1', state: 'Done' });
    await pass(3000);
    await screen.findByRole('link', { name: 'jan.xls' });
  });

  it('are not asked for when there is none, or where a question fails: that is told once', async () => {
    let rows: () => Row[] = () => rowsOf({ fileName: 'jan.xls', state: 'Making' });
    const { getList } = open(() => rows(), { entity: polled });
    await screen.findByText('Making');
    rows = () => {
      throw new HttpError('Out of order', 500);
    };
    await pass(3000);
    expect(await screen.findAllByText('Out of order')).not.toHaveLength(0);
    await pass(12_000);
    expect(getList).toHaveBeenCalledTimes(2);
  });
});
