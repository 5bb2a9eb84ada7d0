/** A record whose id is inside of an object, in its form. */
import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { openScreen } from './form';

const entity = createTestModule(
  {
    properties: {
      metadata: {
        type: 'object',
        title: 'Metadata',
        properties: { name: { type: 'string', title: 'Name' }, zone: { type: 'string', title: 'Zone' } },
        required: ['name'],
      },
      phase: { type: 'string', title: 'Phase' },
    },
    required: ['metadata'],
  },
  {
    idField: 'metadata.name',
    routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
    calls: { rest: 'pods' },
    form: { openAs: 'screen', fields: ['metadata.name', 'metadata', 'phase'] },
  },
);
const input = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

it('is entered, required and sent under its path, and an error of the server is shown at it', async () => {
  const error = new HttpError('Refused', 422, { errors: { 'metadata.name': 'Taken' } });
  const create = vi
    .fn()
    .mockRejectedValueOnce(error)
    .mockResolvedValue({ data: { id: 'a.b' } });
  const { user } = openScreen('/vouchers/create', { entity, dataProvider: { create } });
  await user.type(await input('Zone'), 'north');
  await user.click(save());
  expect(create).not.toHaveBeenCalled();
  await user.type(await input(/^Name/), 'a.b');
  await user.click(save());
  expect((await screen.findAllByText('Taken')).length).toBeGreaterThan(0);
  await user.type(await input(/^Name/), 'c');
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  expect(create.mock.lastCall?.[1].data).toEqual({ 'metadata.name': 'a.bc', metadata: { zone: 'north' } });
});

it('names the record of an address, also with dots and slashes', async () => {
  const id = 'SG/TD 7.1';
  const record = { id, 'metadata.name': id, metadata: { zone: 'north' }, phase: 'Done' };
  const getOne = vi.fn().mockResolvedValue({ data: record });
  const update = vi.fn().mockResolvedValue({ data: record });
  const path = `/vouchers/${encodeURIComponent(id)}`;
  const { user } = openScreen(path, { entity, dataProvider: { getOne, update } });
  expect(await input(/^Name/)).toHaveProperty('value', id);
  expect(getOne.mock.lastCall?.[1]).toMatchObject({ id });
  await user.type(await input('Phase'), '!');
  await user.click(save());
  await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ id, data: { phase: 'Done!' } }));
});
