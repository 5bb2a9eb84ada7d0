/** An entity whose records are sent with their files, and files for its form. */
import { afterEach, beforeEach } from 'vitest';
import { createTestModule } from '../../support/entityModule';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export const picture = (name = 'a.png', bytes = PNG): File =>
  new File([Uint8Array.from(bytes)], name, { type: 'image/png' });

/** Returns an entity with a title and the given fields. */
export const createFileModule = (fields: object) =>
  createTestModule(
    { properties: { title: { type: 'string', title: 'Title' }, ...fields } },
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

/**
 * Provides addresses of files, which jsdom does not have, during each test.
 * @returns the function that returns the addresses which were released
 */
export function stubFileUrls(): () => readonly string[] {
  let released: string[] = [];
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
  return () => released;
}
