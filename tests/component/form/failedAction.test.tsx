/** The error of an action whose form stays open: in the dialog of its input, and on the form screen that offers it. */
import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionDialog } from '../../../src/generator/form/input.action';
import type { ActionDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { openScreen, textbox } from './form';

const LAMP = { id: 7, name: 'Desk' };

const createLamps = (ring: ActionDefinition) =>
  createTestModule(
    { title: 'Lamps', properties: { name: { type: 'string', title: 'Name' } } },
    {
      titleField: 'name',
      routes: { list: '/vouchers', update: '/vouchers/{id}' },
      calls: { get: 'GET lamps/{id}', update: 'PUT lamps' },
      form: { openAs: 'screen', stayAfterSave: true },
      actions: { ring },
    },
  );

const createFailingSend = () =>
  vi.fn().mockRejectedValueOnce(new HttpError('Out of order', 409)).mockResolvedValue({ data: null, msg: 'It rings' });

const queryFailure = (text: string) => screen.queryByText(text, { ignore: '.wd-toast-text' });

describe('the error of a failed action', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each([
    ['named by the action', {}, 'Ring failed: Out of order'],
    ['named by the schema', { failureTitle: 'Not rung' }, 'Not rung: Out of order'],
  ])('stays in the dialog until the next attempt, %s', async (_, definition, text) => {
    const entity = createLamps({
      title: 'Ring',
      scope: 'row',
      call: 'POST lamps/ring/{id}',
      input: { type: 'object', properties: { tone: { type: 'string', title: 'Tone' } } },
      ...definition,
    });
    const { user } = renderInApp(
      <ActionDialog
        module={entity}
        action={entity.entity.actions['ring']!}
        target={{ record: LAMP }}
        label="Ring"
        onChanged={vi.fn()}
        onClose={vi.fn()}
      />,
      { dataProvider: { send: createFailingSend() } as never },
    );
    await user.type(await textbox('Tone'), 'low');
    await user.click(screen.getByRole('button', { name: 'Ring' }));
    await waitFor(() => expect(queryFailure(text)).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Ring' }));
    await screen.findByText('It rings');
    expect(queryFailure(text)).toBeNull();
  });

  it('stays beside Save of the form that offers the action', async () => {
    const entity = createLamps({ title: 'Ring', scope: 'form', call: 'POST lamps/ring/{id}' });
    const { user } = openScreen('/vouchers/7', {
      entity,
      dataProvider: { getOne: vi.fn().mockResolvedValue({ data: LAMP }), send: createFailingSend() } as never,
    });
    await user.click(await screen.findByRole('button', { name: 'Ring' }));
    await waitFor(() => expect(queryFailure('Ring failed: Out of order')).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Ring' }));
    await screen.findByText('It rings');
    expect(queryFailure('Ring failed: Out of order')).toBeNull();
  });
});
