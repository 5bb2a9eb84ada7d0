import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HttpError } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { getProductModule } from '../../support/entityModule';
import { FormField } from '../../../src/widgets/FormField';
import { DropZone } from '../../../src/widgets/upload/DropZone';
import { renderInApp } from '../../support/renderInApp';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const LIMIT = 2_097_152;

function picture(name = 'a.png', size = 100, start: number[] = PNG): File {
  const bytes = new Uint8Array(size);
  bytes.set(start.slice(0, size));
  return new File([bytes], name, { type: 'image/png' });
}

const article = getProductModule('article');
const field = article.entity.shape.fields['articleImagePaths']!;

function draw(images: unknown[], dataProvider: Partial<WattdeskDataProvider> = {}) {
  const app = renderInApp(<FormField source="articleImagePaths" field={field} />, {
    entity: article,
    record: { articleId: 3, articleImagePaths: images },
    dataProvider,
  });
  const submit = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Submit' }));
    return app.submitted.mock.lastCall?.[0]['articleImagePaths'];
  };
  return { ...app, submit };
}

const slot = () => screen.findByLabelText<HTMLInputElement>('Add image: Images');
const noSlot = () => screen.queryByLabelText('Add image: Images');
const saved = (...ids: number[]) =>
  ids.map((id) => ({ articleImageId: id, articleImagePath: `/steve/files/${id}.png` }));
let counter = 0;
const storing = () =>
  vi.fn(async () => ({ data: { picturePath: `/steve/files/new-${(counter += 1)}.png` }, msg: '' })) as never;

const neverEnding: WattdeskDataProvider['upload'] = (_call, _file, { onProgress }) =>
  new Promise(() => onProgress?.(0.4));

const removeFirst = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: 'Remove Image 1' }));

describe('the image slots', () => {
  it('uploads a good file at once and offers the next slot', async () => {
    const upload = vi.fn().mockResolvedValue({ data: { picturePath: '/steve/files/x.png' }, msg: '' });
    const { user, submit } = draw([], { upload });
    await user.upload(await slot(), picture());
    expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Image 1' })).src).toContain('/steve/files/x.png');
    expect(upload.mock.lastCall?.[0]).toMatchObject({ method: 'POST', path: 'dawn/api/v1/upload/picture' });
    expect(upload.mock.lastCall?.[2]).toMatchObject({ field: 'file' });
    expect(noSlot()).not.toBeNull();
    expect(await submit()).toEqual([{ articleImagePath: '/steve/files/x.png' }]);
  });

  it.each([[null], [undefined], ['/steve/files/x.png'], [{}], [{ picturePath: '' }], [{ picturePath: { a: 1 } }]])(
    'says that the server has not kept a file when it answers %j',
    async (data) => {
      const { user } = draw([], { upload: vi.fn().mockResolvedValue({ data, msg: '' }) });
      await user.upload(await slot(), picture());
      expect(await screen.findAllByText('The server did not store the file')).not.toHaveLength(0);
      expect(screen.queryByRole('img', { name: 'Image 1' })).toBeNull();
    },
  );

  it('shows how far an upload is', async () => {
    const { user } = draw([], { upload: neverEnding });
    await user.upload(await slot(), picture('night.png'));
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Uploading night.png' });
    await waitFor(() => expect(bar.value).toBe(40));
  });

  it('has no empty slot beside four images', async () => {
    draw(saved(1, 2, 3, 4));
    expect(await screen.findAllByRole('img')).toHaveLength(4);
    expect(noSlot()).toBeNull();
  });

  it('fills the free slots and refuses what does not fit by name', async () => {
    const { user } = draw(saved(1, 2), { upload: storing() });
    const files = ['c.png', 'd.png', 'e.png'].map((name) => picture(name));
    await user.upload(await slot(), files);
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(4));
    screen.getByText('At most 4 files are allowed. Not added: e.png');
    expect(noSlot()).toBeNull();
  });

  it.each([
    ['too large', picture('a.png', LIMIT + 1), 'Image size cannot exceed 2 MB'],
    ['of another kind', picture('a.pdf'), 'Only .jpg, .jpeg, .png and .gif files are accepted'],
    [
      'a program in disguise',
      picture('a.png', 100, [0x4d, 0x5a]),
      'Only .jpg, .jpeg, .png and .gif files are accepted',
    ],
    ['empty', picture('a.png', 0), 'The file is empty'],
  ])('refuses a file that is %s, at the slot and not in a toast', async (_, file, text) => {
    const upload = vi.fn();
    draw([], { upload });
    fireEvent.change(await slot(), { target: { files: [file] } });
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1));
    expect(upload).not.toHaveBeenCalled();
    expect(noSlot()).not.toBeNull();
  });

  it('describes the slot by the text of a refused file', async () => {
    draw([]);
    expect((await slot()).getAttribute('aria-describedby')).toBeNull();
    fireEvent.change(await slot(), { target: { files: [picture('a.png', 0)] } });
    await waitFor(async () => expect((await slot()).getAttribute('aria-invalid')).toBe('true'));
    const id = (await slot()).getAttribute('aria-describedby');
    expect(document.getElementById(id ?? '')?.textContent).toBe('The file is empty');
  });

  it('says no more of a refused file once another one is kept', async () => {
    const { user } = draw([], { upload: storing() });
    await user.upload(await slot(), picture('a.png', 100, [0x25, 0x50, 0x44, 0x46, 0x2d]));
    await screen.findByText('a.png is a PDF');
    await user.upload(await slot(), picture('b.png'));
    await screen.findByRole('img', { name: 'Image 1' });
    await waitFor(() => expect(screen.queryAllByText(/files are accepted|is a PDF/)).toEqual([]));
  });

  it('accepts a file of exactly the largest size, whatever the case of its ending', async () => {
    const { user } = draw([], { upload: storing() });
    await user.upload(await slot(), picture('A.PNG', LIMIT));
    await screen.findByRole('img', { name: 'Image 1' });
  });

  it('shows the server text of a failed upload and keeps the slot empty', async () => {
    const { user, submit } = draw([], { upload: vi.fn().mockRejectedValue(new HttpError('The disk is full', 500)) });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.upload(await slot(), picture());
    await waitFor(() => expect(screen.getAllByText('The disk is full')).toHaveLength(2));
    expect(screen.queryByRole('img')).toBeNull();
    expect(await submit()).toEqual([]);
  });

  it('sends the failed files again, without another choice, and not those it rejected', async () => {
    const upload = vi.fn().mockRejectedValue(new HttpError('The disk is full', 500));
    const { user, submit } = draw([], { upload });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.upload(await slot(), [picture('a.png'), picture('empty.png', 0), picture('b.png')]);
    const retry = await screen.findByRole('button', { name: 'Try again: Images' });
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));

    upload.mockReset().mockImplementation(storing());
    await user.click(retry);
    expect(await screen.findAllByRole('img')).toHaveLength(2);
    expect(upload.mock.calls.map(([, file]) => (file as File).name)).toEqual(['a.png', 'b.png']);
    expect(screen.queryByRole('button', { name: 'Try again: Images' })).toBeNull();
    await screen.findByText('The file is empty');
    expect(await submit()).toHaveLength(2);
  });

  it('can be tried again as often as it fails', async () => {
    const upload = vi.fn().mockRejectedValue(new HttpError('The disk is full', 500));
    const { user } = draw([], { upload });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.upload(await slot(), picture());
    await user.click(await screen.findByRole('button', { name: 'Try again: Images' }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
    await user.click(await screen.findByRole('button', { name: 'Try again: Images' }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
  });

  it('holds the form back while a file is on its way', async () => {
    const { user, submitted } = draw([], { upload: neverEnding });
    await user.upload(await slot(), picture());
    await screen.findByRole('progressbar');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Please wait until the upload has finished');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('takes files that are dropped', async () => {
    draw([], { upload: storing() });
    fireEvent.drop(await slot(), { dataTransfer: { files: [picture()] } });
    await screen.findByRole('img', { name: 'Image 1' });
  });

  it('takes nothing while it is disabled, and keeps the browser from opening what is dropped', () => {
    const onFiles = vi.fn();
    const rest = { label: 'Images', accept: [], multiple: true, pictures: true, required: false, invalid: false };
    renderInApp(<DropZone {...rest} disabled inputRef={null} onFiles={onFiles} onBlur={vi.fn()} />);
    const input = screen.getByLabelText('Add image: Images');
    const dataTransfer = { files: [picture()], dropEffect: 'copy' };
    // `fireEvent` returns false when the event's default was prevented.
    for (const drag of [fireEvent.dragOver, fireEvent.drop])
      expect(drag(input.closest('label')!, { dataTransfer })).toBe(false);
    expect(dataTransfer.dropEffect).toBe('none');
    expect(onFiles).not.toHaveBeenCalled();
  });
});

describe('removing an image', () => {
  it('asks, deletes on the server, says so and frees the slot', async () => {
    const send = vi.fn().mockResolvedValue({ data: null, msg: '' });
    const { user, submit } = draw(saved(11, 12, 13, 14), { send });
    await removeFirst(user);
    const dialog = await screen.findByRole('dialog', { name: 'Delete "Image 1"?' });
    within(dialog).getByText('Confirm delete?');
    expect(send).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete successfully!');
    expect(send.mock.lastCall?.[0]).toMatchObject({
      method: 'DELETE',
      path: 'article/article-images/{articleImageId}',
    });
    expect(send.mock.lastCall?.[1]).toMatchObject({ params: { articleImageId: 11 } });
    await slot();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Image 1'));
    expect(await submit()).toEqual(saved(12, 13, 14));
  });

  it('does nothing when it is refused', async () => {
    const { user } = draw(saved(11));
    await removeFirst(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    screen.getByRole('img', { name: 'Image 1', hidden: true });
  });

  it('keeps the image when the call fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, submit } = draw(saved(11), { send: vi.fn().mockRejectedValue(new HttpError('Still in use', 409)) });
    await removeFirst(user);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Still in use');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Image 1'));
    expect(await submit()).toEqual(saved(11));
  });

  it('is local for one that is not saved', async () => {
    const { user, submit } = draw([{ articleImagePath: '/steve/files/x.png' }]);
    await removeFirst(user);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await submit()).toEqual([]);
  });
});
