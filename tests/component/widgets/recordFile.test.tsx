/** A file that is sent with the record. */
import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { openScreen } from '../form/form';
import { createFileModule, picture, stubFileUrls } from './fileModule';

const getEntity = (ui: object = {}) =>
  createFileModule({
    name: {
      type: 'string',
      title: 'Poster',
      'x-ui': { upload: { accept: ['.png'], maxSizeBytes: 1000 }, ...ui },
    },
  });

const slot = () => screen.findByLabelText<HTMLInputElement>('Add image: Poster');
const poster = () => screen.findByRole<HTMLImageElement>('img', { name: 'Poster' });
const save = () => screen.getByRole('button', { name: 'Save' });

const getReleased = stubFileUrls();

describe('a file of a record', () => {
  it('is kept until Save, and then sent with the other fields', async () => {
    const create = vi.fn().mockResolvedValue({ data: { id: 7 } });
    const file = picture();
    const { user } = openScreen('/vouchers/create', { entity: getEntity(), dataProvider: { create } });
    await user.upload(await slot(), file);
    expect((await poster()).src).toBe('blob:file-1');
    expect(create).not.toHaveBeenCalled();
    await user.click(save());
    await waitFor(() => expect(create.mock.lastCall?.[1].data.name).toBe(file));
    expect(create.mock.lastCall?.[1].meta.onProgress).toBeTypeOf('function');
  });

  it('stays in the form after a failed save, whose error is at the field', async () => {
    const error = new HttpError('Refused', 400, { errors: { name: 'Too dark' } });
    const create = vi.fn().mockRejectedValue(error);
    const { user } = openScreen('/vouchers/create', { entity: getEntity(), dataProvider: { create } });
    await user.upload(await slot(), picture());
    await poster();
    await user.click(save());
    await screen.findByText('Too dark');
    expect((await poster()).src).toBe('blob:file-1');
    expect(getReleased()).toEqual([]);
    await user.click(save());
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  });

  it('shows how much was sent while it is saved', async () => {
    const create = vi.fn(() => new Promise<never>(() => undefined));
    const { user } = openScreen('/vouchers/create', { entity: getEntity(), dataProvider: { create } });
    await user.upload(await slot(), picture());
    await poster();
    await user.click(save());
    await waitFor(() => expect(create).toHaveBeenCalled());
    const [, { meta }] = create.mock.lastCall as unknown as [string, { meta: { onProgress(share: number): void } }];
    meta.onProgress(0.4);
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Uploading a.png' });
    expect(bar.value).toBe(40);
  });

  it('of another type is refused with the reason, and not kept', async () => {
    const { user } = openScreen('/vouchers/create', { entity: getEntity(), dataProvider: {} });
    await user.upload(await slot(), picture('b.png', [0x25, 0x50, 0x44, 0x46, 0x2d]));
    expect((await screen.findAllByText(/Only \.png files are accepted/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('img', { name: 'Poster' })).toBeNull();
  });
});

describe('a stored file', () => {
  const getOne = vi.fn().mockResolvedValue({ data: { id: 7, title: 'Night', name: 'https://x.example/7.png' } });
  const openRecord = (ui: object, update = vi.fn().mockResolvedValue({ data: { id: 7 } })) => ({
    update,
    ...openScreen('/vouchers/7', { entity: getEntity(ui), dataProvider: { getOne, update } }),
  });

  it('is left as it is by a save without another file', async () => {
    const { user, update } = openRecord({});
    await poster();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    await user.click(save());
    await waitFor(() => expect(update.mock.lastCall?.[1].data).toEqual(expect.objectContaining({ title: 'Night!' })));
    expect(update.mock.lastCall?.[1].data).not.toHaveProperty('name');
  });

  it('can be replaced, and comes back when the other file is removed', async () => {
    const { user } = openRecord({});
    const { src } = await poster();
    await user.upload(screen.getByLabelText('Choose another file: Poster'), picture());
    await waitFor(async () => expect((await poster()).src).toBe('blob:file-1'));
    await user.click(screen.getByRole('button', { name: 'Remove Poster' }));
    expect((await poster()).src).toBe(src);
    expect(screen.queryByRole('button', { name: 'Remove Poster' })).toBeNull();
  });

  it('can be removed if the API can clear the field', async () => {
    const { user, update } = openRecord({ emptyValue: null });
    await poster();
    await user.click(screen.getByRole('button', { name: 'Remove Poster' }));
    await user.click(save());
    await waitFor(() => expect(update.mock.lastCall?.[1].data.name).toBe(''));
  });

  it('and a save in which nothing was changed says so', async () => {
    const update = vi.fn().mockResolvedValue({ data: { id: 7 }, meta: { isUnchanged: true } });
    const { user } = openRecord({}, update);
    await poster();
    await user.click(save());
    await screen.findByText('Nothing was changed');
    expect(screen.queryByText('Successfully updated')).toBeNull();
  });
});
