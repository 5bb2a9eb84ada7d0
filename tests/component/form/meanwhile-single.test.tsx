/** Two people, the one record that has no id. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../../support/entityModule';
import { openDialog } from './form';

describe('the only record of its kind', () => {
  const entity = moduleOf(
    {
      title: 'Settings',
      properties: { name: { type: 'string', title: 'Name' }, note: { type: 'string', title: 'Note' } },
    },
    {
      label: 'name',
      noun: 'thing',
      single: true,
      lastChange: true,
      form: { in: 'dialog' },
      routes: { list: '/vouchers' },
      calls: { get: 'GET things', create: 'POST things', update: 'PUT things' },
    },
  );
  const open = async (...answers: object[]) => {
    const getOne = vi.fn();
    for (const answer of answers) getOne.mockResolvedValueOnce({ data: { id: 'single', ...answer } });
    const provider = {
      getOne,
      update: vi.fn().mockResolvedValue({ data: {} }),
      create: vi.fn().mockResolvedValue({ data: { id: 1 } }),
    };
    const app = openDialog({ id: 1, entity, dataProvider: provider });
    await app.user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'x');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    return { ...app, provider };
  };

  it('is asked about as any other', async () => {
    await open({ name: 'a', note: 'n' }, { name: 'b', note: 'n' });
    const choices = within(await screen.findByRole('group', { name: /Name/ }));
    choices.getByRole('radio', { name: /Theirs.*b/ });
  });

  it('is made where there is none, then as now', async () => {
    const { onClose, provider } = await open({}, {});
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(provider.create).toHaveBeenCalledTimes(1);
  });

  it('is updated, where somebody has made it meanwhile', async () => {
    const { user, onClose, provider } = await open({}, { name: 'b' }, { name: 'b' });
    await user.click(await screen.findByRole('button', { name: 'Save these' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect([provider.create, provider.update].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});
