/** Concurrent edits of a singleton, a record without an id. */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { EntityModule } from '../../../src/model/entity/entity';
import { createTestModule } from '../../support/entityModule';
import { openDialog } from './form';

describe('the only record of its kind', () => {
  const settings = (lastChange: boolean) =>
    createTestModule(
      {
        title: 'Settings',
        properties: {
          name: { type: 'string', title: 'Name', default: 'new' },
          note: { type: 'string', title: 'Note' },
          contact: {
            type: 'object',
            title: 'Contact',
            properties: {
              mail: { type: 'string', title: 'Mail' },
              tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
            },
            required: ['mail'],
          },
        },
      },
      {
        titleField: 'name',
        singularName: 'thing',
        singleton: true,
        conflictCheck: lastChange,
        form: { openAs: 'dialog' },
        routes: { list: '/vouchers' },
        calls: { get: 'GET things', create: 'POST things', update: 'PUT things' },
      },
    );
  const openSettings = async (entity: EntityModule, answers: object[], create = vi.fn()) => {
    const getOne = vi.fn();
    for (const answer of answers) getOne.mockResolvedValueOnce({ data: { id: 'single', ...answer } });
    const provider = {
      getOne,
      update: vi.fn().mockResolvedValue({ data: {} }),
      create: create.mockResolvedValue({ data: { id: 1 } }),
    };
    const app = openDialog({ id: 1, entity, dataProvider: provider });
    await app.user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'x');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    return { ...app, provider };
  };
  const open = (...answers: object[]) => openSettings(settings(true), answers);

  it('is asked about as any other', async () => {
    await open({ name: 'a', note: 'n' }, { name: 'b', note: 'n' });
    const choices = within(await screen.findByRole('group', { name: /Name/ }));
    choices.getByRole('radio', { name: /Theirs.*b/ });
  });

  it('is made where there is none, then as now', async () => {
    const { onClose, provider } = await open({}, {});
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(provider.create.mock.calls.map(([, { data }]) => data as unknown)).toEqual([{ name: 'new', note: 'x' }]);
  });

  it('is looked for again before it is made, whatever else is not looked at', async () => {
    const { provider } = await openSettings(settings(false), [{}, { name: 'b' }]);
    await screen.findByRole('dialog', { name: 'Changed by someone else' });
    expect(provider.create).not.toHaveBeenCalled();
  });

  it('is updated, where somebody has made the very same meanwhile', async () => {
    const { onClose, provider } = await open({}, { name: 'new', note: 'x' });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect([provider.create, provider.update].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('is asked about, where the server says that somebody has made it', async () => {
    const taken = vi.fn().mockRejectedValueOnce(new HttpError('There is one', 409));
    await openSettings(settings(true), [{}, {}, { name: 'b' }], taken);
    await screen.findByRole('dialog', { name: 'Changed by someone else' });
    screen.getByText('There is one');
  });

  it('is updated, where somebody has made it meanwhile', async () => {
    const { user, onClose, provider } = await open({}, { name: 'b' }, { name: 'b' });
    await user.click(await screen.findByRole('button', { name: 'Save choices' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect([provider.create, provider.update].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});
