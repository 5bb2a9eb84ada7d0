/** Several files in one field that are sent with the record. */
import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { openScreen } from '../form/form';
import { createFileModule, picture, stubFileUrls } from './fileModule';

const save = () => screen.getByRole('button', { name: 'Save' });

const getReleased = stubFileUrls();

describe('a list of files', () => {
  const getListEntity = (upload: object = {}, more: object = {}) =>
    createFileModule({
      plans: {
        type: 'array',
        title: 'Plans',
        items: { type: 'string' },
        maxItems: 3,
        'x-ui': { upload: { accept: ['.png', '.pdf'], maxSizeBytes: 1000, ...upload }, ...more },
      },
    });
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
    expect(getReleased()).toEqual([]);
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
