/** Uploads whose call contains the id of the record. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { openScreen } from '../form/form';
import { drawField } from './draw';

const REASON = 'Files can be added after the first save';

const picture = (): File => {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([bytes], 'a.png', { type: 'image/png' });
};

const getThumbnail = (call: string): FieldDefinition => ({
  type: 'string',
  title: 'Thumbnail',
  description: 'At most 1 kB',
  'x-ui': { upload: { call, fileParam: 'image', accept: ['.png'], maxSizeBytes: 1000, responsePath: 'data.url' } },
});

const slot = () => screen.findByLabelText<HTMLInputElement>('Add image: Thumbnail');

describe('a file of one record', () => {
  const entity = createTestModule(
    { properties: { title: { type: 'string' }, name: getThumbnail('POST videos/{id}/thumbnail') } },
    {
      routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
      calls: { get: 'GET videos/{id}', create: 'POST videos', update: 'PUT videos/{id}' },
      form: { openAs: 'screen' },
    },
  );

  it('cannot be added to a new record, and the form says why', async () => {
    const upload = vi.fn();
    openScreen('/vouchers/create', { entity, dataProvider: { upload } });
    expect((await slot()).disabled).toBe(true);
    const help = document.getElementById((await slot()).getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toBe(REASON);
    fireEvent.change(await slot(), { target: { files: [picture()] } });
    fireEvent.drop(await slot(), { dataTransfer: { files: [picture()] } });
    expect(upload).not.toHaveBeenCalled();
  });

  it('is sent with the id of a saved record, and its address is the value', async () => {
    const upload = vi.fn().mockResolvedValue({ data: { data: { url: '/files/a.png' } }, msg: '' });
    const update = vi.fn().mockResolvedValue({ data: { id: 7 } });
    const getOne = vi.fn().mockResolvedValue({ data: { id: 7, title: 'Night' } });
    const { user } = openScreen('/vouchers/7', { entity, dataProvider: { upload, getOne, update } });
    await user.upload(await slot(), picture());
    await screen.findByRole('img', { name: 'Thumbnail' });
    expect(screen.queryByText(REASON)).toBeNull();
    screen.getByText('At most 1 kB');
    const [call, , options] = upload.mock.lastCall!;
    expect(call).toMatchObject({ method: 'POST', path: 'videos/{id}/thumbnail' });
    expect(options).toMatchObject({ field: 'image', params: { id: 7 } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update.mock.lastCall?.[1].data).toMatchObject({ name: '/files/a.png' }));
  });
});

describe('the id in the address', () => {
  const ids = { shopId: 3, code: 'A/1' };
  it.each<[string, FieldDefinition['properties'], string[] | string, object]>([
    ['of one field', { videoId: { type: 'integer' } }, 'videoId', { params: { id: 9, videoId: 9 } }],
    [
      'of several fields',
      { shopId: { type: 'integer' }, code: { type: 'string' } },
      ['shopId', 'code'],
      { params: expect.objectContaining(ids) },
    ],
    [
      'with another format in the API',
      { videoId: { type: 'string', 'x-ui': { serialization: 'embeddedId' } } },
      'videoId',
      { params: { id: 9 }, fields: { sentFields: { id: { name: 'videoId' }, videoId: { name: 'videoId' } } } },
    ],
  ])('%s', async (_, properties, idField, expected) => {
    const path = [idField].flat().map((name) => `{${name}}`);
    const entity = createTestModule(
      { properties: { ...properties, name: getThumbnail(`POST videos/${path.join('/')}/thumbnail`) } },
      { idField },
    );
    const upload = vi.fn().mockResolvedValue({ data: { 'data.url': '/files/a.png' }, msg: '' });
    const record = { videoId: 9, ...ids };
    const { user, submit } = drawField({}, undefined, { entity, record, dataProvider: { upload } });
    await user.upload(await slot(), picture());
    await screen.findByRole('img', { name: 'Thumbnail' });
    expect(upload.mock.lastCall?.[2]).toMatchObject(expected);
    expect(await submit()).toBe('/files/a.png');
  });
});
