/** Deleting a record: one request, after confirmation, pending until the data that shows the record is reloaded. */
import { act, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { useDelete } from '../../../src/generator/actions/useDelete';
import type { Row } from '../../../src/generator/shared/listRowIds';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderHookInApp } from '../../support/renderInApp';

const LAMP = { id: 7, name: 'Desk' };

function open(messages: Record<string, string>, onDeleted: (row: Row) => unknown = () => undefined) {
  const module = createTestModule({ properties: { name: { type: 'string' } } }, { titleField: 'name', messages });
  const remove = vi.fn(async () => ({ data: LAMP }));
  const { user, current } = renderHookInApp(() => useDelete(module, onDeleted), {
    dataProvider: { delete: remove as never },
    messages: enMessages,
  });
  const answer = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { remove, answer, start: () => act(() => void current().remove(LAMP)), running: () => current().running };
}

describe('deleting', () => {
  it('is under way until the rows were read again, and not begun a second time before', async () => {
    let finish = (): void => undefined;
    const onDeleted = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { remove, answer, start, running } = open({ deleted: 'The lamp is gone' }, onDeleted);
    start();
    await answer('Delete');
    await screen.findByText('The lamp is gone');
    expect([onDeleted.mock.calls, running()]).toEqual([[[LAMP]], ['7']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    start();
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => finish());
    await waitFor(() => expect(running()).toEqual([]));
    expect(remove.mock.calls).toEqual([['thing', { id: 7, previousData: LAMP }]]);
  });

  it.each([
    [
      'in the words of the entity and of the server',
      { deleteFailureTitle: 'Not deleted' },
      'Not deleted: Still in use',
    ],
    ['in the words of the server', {}, 'Still in use'],
  ])('fails %s, and can be tried again', async (_, messages, text) => {
    const onDeleted = vi.fn();
    const { remove, answer, start, running } = open(messages, onDeleted);
    remove.mockRejectedValueOnce(new HttpError('Still in use', 409));
    start();
    await answer('Delete');
    await screen.findByText(text, { selector: '.wd-toast-text' });
    await waitFor(() => expect(running()).toEqual([]));
    expect(onDeleted).not.toHaveBeenCalled();
    start();
    await answer('Delete');
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  });

  it('is not done after a no', async () => {
    const { remove, answer, start, running } = open({});
    start();
    await answer('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([remove.mock.calls, running()]).toEqual([[], []]);
  });
});
