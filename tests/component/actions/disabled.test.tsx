/** An action whose condition a record does not meet: it is shown, and says why when it is pressed. */
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useActions } from '../../../src/generator/actions/useActions';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderHookInApp } from '../../support/renderInApp';

const module = (reason: object) =>
  createTestModule(
    { properties: { name: { type: 'string', title: 'Name' }, bulb: { type: 'string', title: 'Bulb' } } },
    {
      titleField: 'name',
      actions: {
        ring: {
          title: 'Ring',
          scope: ['record'],
          call: 'POST lamps/ring/{id}',
          enabledWhen: { required: ['bulb'] },
          ...reason,
        },
      },
    },
  );

it.each([
  ['in the words of the schema', { disabledReason: 'The lamp has no bulb' }, 'The lamp has no bulb'],
  ['by the fields of the condition', {}, 'Depends on Bulb'],
])('says why, %s, and sends nothing', async (_, reason, text) => {
  const send = vi.fn(async () => ({ data: null, msg: 'Rung' }));
  const host = { module: module(reason), getNavigationTarget: () => undefined, onChanged: () => undefined };
  const { current } = renderHookInApp(() => useActions(host), {
    dataProvider: { send } as never,
    messages: enMessages,
    role: 'ADMIN',
  });
  const ring = (record: object) => current().getActions('record', { record: record as never })[0];
  await waitFor(() => expect(ring({ id: 7 })).toMatchObject({ label: 'Ring', isDisabled: true, reason: text }));
  act(() => ring({ id: 7 })?.run());
  await screen.findByText(text, { selector: '.wd-toast-text' });
  expect(send).not.toHaveBeenCalled();
  expect(ring({ id: 8, bulb: 'E27' })).not.toHaveProperty('reason');
  await act(async () => ring({ id: 8, bulb: 'E27' })?.run());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});
