/** A file that is sent with the record. */
import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { openScreen } from '../form/form';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const picture = (name = 'a.png', bytes = PNG): File => new File([Uint8Array.from(bytes)], name, { type: 'image/png' });

const getEntity = (ui: object = {}) =>
  createTestModule(
    {
      properties: {
        title: { type: 'string', title: 'Title' },
        name: {
          type: 'string',
          title: 'Poster',
          'x-ui': { upload: { accept: ['.png'], maxSizeBytes: 1000 }, ...ui },
        },
      },
    },
    {
      routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
      calls: {
        get: 'GET videos/{id}',
        create: { endpoint: 'POST videos', bodyFormat: 'multipart' },
        update: { endpoint: 'PUT videos/{id}', bodyFormat: 'multipart' },
      },
      form: { openAs: 'screen' },
    },
  );

const slot = () => screen.findByLabelText<HTMLInputElement>('Add image: Poster');
const poster = () => screen.findByRole<HTMLImageElement>('img', { name: 'Poster' });
const save = () => screen.getByRole('button', { name: 'Save' });

let released: string[];
// jsdom has no addresses of files.
beforeEach(() => {
  let last = 0;
  released = [];
  Object.assign(URL, {
    createObjectURL: () => `blob:file-${(last += 1)}`,
    revokeObjectURL: (url: string) => void released.push(url),
  });
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

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
    expect(await screen.findByText('Too dark')).toBeTruthy();
    expect((await poster()).src).toBe('blob:file-1');
    expect(released).toEqual([]);
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
    expect(await screen.findByText('Nothing was changed')).toBeTruthy();
    expect(screen.queryByText('Successfully updated')).toBeNull();
  });
});

describe('a list of files', () => {
  const getListEntity = (upload: object = {}, more: object = {}) =>
    createTestModule(
      {
        properties: {
          title: { type: 'string', title: 'Title' },
          plans: {
            type: 'array',
            title: 'Plans',
            items: { type: 'string' },
            maxItems: 3,
            'x-ui': { upload: { accept: ['.png', '.pdf'], maxSizeBytes: 1000, ...upload }, ...more },
          },
        },
      },
      {
        routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
        calls: {
          get: 'GET videos/{id}',
          create: { endpoint: 'POST videos', bodyFormat: 'multipart' },
          update: { endpoint: 'PUT videos/{id}', bodyFormat: 'multipart' },
        },
        form: { openAs: 'screen' },
      },
    );
  const input = () => screen.findByLabelText<HTMLInputElement>('Choose file: Plans');
  const names = () =>
    screen.queryAllByRole('group', { name: /\.(png|pdf)$/ }).map((one) => one.getAttribute('aria-label'));
  const button = (name: string) => screen.getByRole('button', { name });
  const openNew = (create = vi.fn().mockResolvedValue({ data: { id: 7 } })) => ({
    create,
    ...openScreen('/vouchers/create', { entity: getListEntity(), dataProvider: { create } }),
  });

  it('is added to, put in order, removed from and sent in this order', async () => {
    const { user, create } = openNew();
    const [a, b, c] = [picture('a.png'), picture('b.png'), picture('c.png')];
    await user.upload(await input(), [a, b, c]);
    await waitFor(() => expect(names()).toEqual(['a.png', 'b.png', 'c.png']));
    expect(screen.queryByLabelText('Choose file: Plans')).toBeNull();
    await user.click(button('Move c.png earlier'));
    expect(names()).toEqual(['a.png', 'c.png', 'b.png']);
    expect(document.activeElement).toBe(button('Move c.png earlier'));
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['c.png', 'a.png', 'b.png']);
    expect(screen.queryByRole('button', { name: 'Move c.png earlier' })).toBeNull();
    expect(document.activeElement).toBe(button('Move c.png later'));
    await user.click(button('Remove a.png'));
    expect(names()).toEqual(['c.png', 'b.png']);
    expect(document.activeElement).toBe(button('Remove b.png'));
    await user.click(save());
    await waitFor(() => expect(create.mock.lastCall?.[1].data.plans).toEqual([c, b]));
  });

  it('keeps the valid files of a choice, and says why others are left out', async () => {
    const { user } = openNew();
    const files = [
      picture('a.png'),
      picture('b.png', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]),
      picture('c.png'),
      picture('d.png'),
    ];
    await user.upload(await input(), files);
    await waitFor(() => expect(names()).toEqual(['a.png', 'c.png']));
    expect(screen.getAllByText(/b\.png is a GIF picture/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/At most 3 files are allowed\. Not added: d\.png/).length).toBeGreaterThan(0);
  });

  it('stays in the form after a failed save', async () => {
    const error = new HttpError('Refused', 400, { errors: { plans: 'Too many' } });
    const { user } = openNew(vi.fn().mockRejectedValue(error));
    await user.upload(await input(), [picture('a.png'), picture('b.png')]);
    await waitFor(() => expect(names()).toHaveLength(2));
    await user.click(save());
    expect((await screen.findAllByText('Too many')).length).toBeGreaterThan(0);
    expect(names()).toEqual(['a.png', 'b.png']);
    expect(released).toEqual([]);
  });

  const getOne = vi.fn().mockResolvedValue({ data: { id: 7, title: 'Night', plans: ['/f/1.png', '/f/2.png'] } });
  const openStored = (upload: object, more?: object) => {
    const update = vi.fn().mockResolvedValue({ data: { id: 7 } });
    const entity = getListEntity(upload, more);
    return { update, ...openScreen('/vouchers/7', { entity, dataProvider: { getOne, update } }) };
  };

  it('has stored files without controls where the API only adds files', async () => {
    const { user, update } = openStored({});
    await waitFor(() => expect(names()).toEqual(['1.png', '2.png']));
    expect(screen.queryByRole('button', { name: /^(Remove|Move) / })).toBeNull();
    const added = picture('a.png');
    await user.upload(await input(), added);
    await waitFor(() => expect(names()).toEqual(['1.png', '2.png', 'a.png']));
    expect(screen.queryByRole('button', { name: 'Move a.png earlier' })).toBeNull();
    await user.click(save());
    await waitFor(() => expect(update.mock.lastCall?.[1].data.plans).toEqual([added]));
  });

  it('is sent whole, with the addresses of the stored files, where the API takes them', async () => {
    const { user, update } = openStored({ sendStoredFiles: true });
    const added = picture('a.png');
    await user.upload(await input(), added);
    await waitFor(() => expect(names()).toHaveLength(3));
    await user.click(button('Move a.png earlier'));
    await user.click(button('Remove 1.png'));
    await user.click(save());
    await waitFor(() => expect(update.mock.lastCall?.[1].data.plans).toEqual([added, '/f/2.png']));
  });

  it.each([
    [{}, false],
    [{ emptyValue: null }, true],
  ])('loses its last stored file only if the API can clear the field: %j', async (more, canClear) => {
    const { user, update } = openStored({ sendStoredFiles: true }, more);
    await waitFor(() => expect(names()).toHaveLength(2));
    await user.click(button('Remove 1.png'));
    expect(screen.queryByRole('button', { name: 'Remove 2.png' }) !== null).toBe(canClear);
    if (!canClear) return;
    await user.click(button('Remove 2.png'));
    await user.click(save());
    await waitFor(() => expect(update.mock.lastCall?.[1].data.plans).toBe(''));
  });
});
