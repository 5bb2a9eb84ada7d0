/** Required texts that are empty by default. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FormScreen } from '../../../src/generator/screens/FormScreen';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const cards = createTestModule(
  {
    title: 'Cards',
    properties: {
      number: { type: 'string', title: 'Number' },
      note: { type: 'string', title: 'Note', default: '' },
    },
    required: ['note'],
  },
  {
    routes: { list: '/cards', create: '/cards/add', update: '/cards/{id}' },
    calls: { rest: 'cards' },
    list: { columns: ['number'] },
    form: { openAs: 'screen' },
  },
);

it('a new record is refused without them, also if they are empty by default', async () => {
  const create = vi.fn(async () => ({ data: { id: 1 } }));
  const { user } = renderInApp(<FormScreen entity={cards} view="create" routeIndex={0} />, {
    dataProvider: { create } as never,
    entity: cards,
    path: '/cards/add',
    messages: enMessages,
  });
  await user.type(await screen.findByRole('textbox', { name: /^Number/ }), '04');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const note = screen.getByRole('textbox', { name: /^Note/ });
  await waitFor(() => expect(note.getAttribute('aria-invalid')).toBe('true'));
  expect(create).not.toHaveBeenCalled();
});
