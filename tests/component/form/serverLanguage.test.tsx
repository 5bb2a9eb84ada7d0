/** Messages of the server are marked with the language that the server names. */
import { screen, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { ActionDialog } from '../../../src/generator/form/input.action';
import type { ActionDefinition } from '../../../src/model/schemaLanguage/definition';
import { ServerMessagesProvider } from '../../../src/widgets/context/serverMessages';
import { FieldErrorText } from '../../../src/widgets/inputs/FieldErrorText';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { textbox } from './form';

const RING: ActionDefinition = {
  title: 'Ring',
  scope: 'row',
  call: 'POST lamps/ring/{id}',
  input: { type: 'object', properties: { tone: { type: 'string', title: 'Tone' } } },
};

async function ring(send: () => Promise<unknown>, definition: Partial<ActionDefinition> = {}): Promise<void> {
  const module = createTestModule(
    { title: 'Lamps', properties: { name: { type: 'string', title: 'Name' } } },
    {
      titleField: 'name',
      routes: { list: '/lamps' },
      calls: { get: 'GET lamps/{id}' },
      actions: { ring: { ...RING, ...definition } },
    },
  );
  const { user } = renderInApp(
    <ActionDialog
      module={module}
      action={module.entity.actions['ring']!}
      target={{ record: { id: 7, name: 'Desk' } }}
      label="Ring"
      onChanged={vi.fn()}
      onClose={vi.fn()}
    />,
    { dataProvider: { send } as never },
  );
  await user.type(await textbox('Tone'), 'low');
  await user.click(screen.getByRole('button', { name: 'Ring' }));
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('at a field', async () => {
  const body = { errors: { tone: 'Zu tief', unknown: 'Zu laut' }, language: 'de' };
  await ring(() => Promise.reject(new HttpError('Nein', 422, body)));
  expect((await screen.findByText('Zu tief')).closest('body [lang]')?.getAttribute('lang')).toBe('de');
  expect((await screen.findByText('Zu laut')).closest('body [lang]')?.getAttribute('lang')).toBe('de');
});

it('at a field, unless the server names no language', async () => {
  await ring(() => Promise.reject(new HttpError('Nein', 422, { errors: { tone: 'Zu tief' } })));
  expect((await screen.findByText('Zu tief')).closest('body [lang]')).toBe(null);
});

it.each([
  ['of the server', {}, 'Es klingelt', 'de'],
  ['of the schema', { onSuccess: { successMessage: 'It rings' } }, 'It rings', undefined],
  [
    'of the schema, where the server says the same',
    { onSuccess: { successMessage: 'Es klingelt' } },
    'Es klingelt',
    undefined,
  ],
])('in the toast of a success: a text %s', async (_, definition, text, language) => {
  await ring(async () => ({ data: null, msg: 'Es klingelt', language: 'de' }), definition);
  const toast = await screen.findByRole('alert');
  expect(within(toast).getByText(text).getAttribute('lang') ?? undefined).toBe(language);
});

it('but not the messages of the app at other fields', async () => {
  renderInApp(
    <ServerMessagesProvider value={{ language: 'de', texts: new Set(['Zu tief']) }}>
      <FieldErrorText error="Zu tief" />
      <FieldErrorText error="Please input Name" />
    </ServerMessagesProvider>,
  );
  expect((await screen.findByText('Zu tief')).getAttribute('lang')).toBe('de');
  expect(screen.getByText('Please input Name').closest('body [lang]')).toBe(null);
});
