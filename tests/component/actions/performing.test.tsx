/** Effects of an action after its request: which data is reloaded, and when. */
import { act, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { usePerformAction } from '../../../src/generator/actions/usePerformAction';
import { enMessages } from '../../../src/i18n/en';
import type { ActionDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { renderHookInApp } from '../../support/renderInApp';

const LAMP = { id: 7, name: 'Desk' };

function open(definition: Partial<ActionDefinition>, dataProvider: Record<string, unknown> = {}) {
  const action = { title: 'Ring', scope: 'row', call: 'POST lamps/ring/{id}', ...definition } as ActionDefinition;
  const module = createTestModule(
    { properties: { name: { type: 'string' } } },
    { titleField: 'name', actions: { ring: action } },
  );
  const send = vi.fn(async () => ({ data: null, msg: '' }));
  const watch = { onStart: vi.fn(), onChanged: vi.fn(), onPerformed: vi.fn(), onFailed: vi.fn() };
  const app = renderHookInApp(() => usePerformAction({ module, ...watch }), {
    dataProvider: { send, ...dataProvider } as never,
    messages: enMessages,
  });
  const performed = { action: module.entity.actions['ring']!, target: { record: LAMP }, label: 'Ring' };
  const run = () => app.current().run(performed);
  return { ...app, send, run, performed, ...watch };
}

describe('an action', () => {
  it.each([
    ['at once', {}, 0],
    ['after the delay of the schema', { onSuccess: { reloadDelayMs: 1500 } }, 1500],
  ])('has what it changed read again %s', async (_, definition, delay) => {
    const { run, onChanged, onStart, performed } = open(definition);
    await act(async () => expect(await run()).toBe(true));
    expect(onStart.mock.calls).toEqual([[performed]]);
    expect(onChanged.mock.calls).toEqual([[delay, performed.target]]);
  });

  it.each([
    ['the server', {}, 'Rung twice'],
    ['its schema, before those of the server', { onSuccess: { successMessage: 'It rings' } }, 'It rings'],
  ])('is told in the words of %s', async (_, definition, text) => {
    const { run, send } = open(definition);
    send.mockResolvedValueOnce({ data: null, msg: 'Rung twice' });
    await act(async () => void (await run()));
    await screen.findByText(text, { selector: '.wd-toast-text' });
  });

  it('that changes nothing has nothing read again', async () => {
    const { run, onChanged, onPerformed } = open({ modifiesData: false });
    await act(async () => void (await run()));
    expect([onChanged.mock.calls.length, onPerformed.mock.calls.length]).toEqual([0, 1]);
  });

  it('that is refused says why in its own words, and has nothing read again', async () => {
    const { run, send, onChanged, onFailed, performed } = open({ failureTitle: 'Not rung' });
    const error = new HttpError('Out of order', 409);
    send.mockRejectedValueOnce(error);
    await act(async () => expect(await run()).toBe(false));
    await screen.findByText('Not rung: Out of order', { selector: '.wd-toast-text' });
    expect([onChanged.mock.calls, onFailed.mock.calls]).toEqual([[], [[error, performed]]]);
  });

  it('that asks first is neither begun nor sent after a no', async () => {
    const { run, user, send, onStart } = open({ confirm: 'Ring it now?' });
    let isDone: boolean | undefined;
    act(() => void run().then((done) => (isDone = done)));
    await screen.findByText('Ring it now?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(isDone).toBe(false));
    expect([send.mock.calls.length, onStart.mock.calls.length]).toEqual([0, 0]);
  });

  it('saves no empty file, and says so', async () => {
    const download = vi.fn(async () => ({ blob: new Blob([]), fileName: 'a.txt' }));
    const { run, onPerformed } = open({ call: 'GET lamps/{id}/log', downloadFilename: 'log.txt' }, { download });
    await act(async () => expect(await run()).toBe(false));
    await screen.findByText('Empty files', { selector: '.wd-toast-text' });
    expect(onPerformed).not.toHaveBeenCalled();
  });
});
