import { expect, it } from 'vitest';
import { addBasePath, getStorageKeyPrefix } from '../../src/ui/basePath';

it.each([
  ['/steve/x', '/admin/', '/admin/steve/x'],
  ['/', '/admin/', '/admin/'],
  ['/steve/x', '/', '/steve/x'],
  ['//cdn.example.com/x', '/admin/', '//cdn.example.com/x'],
  ['https://api.example.com/steve', '/admin/', 'https://api.example.com/steve'],
  ['mailto:a@example.com', '/admin/', 'mailto:a@example.com'],
  ['blob:x', '/admin/', 'blob:x'],
])('asks for %s below %s as %s', (address, base, wanted) => expect(addBasePath(address, base)).toBe(wanted));

it('keeps what two apps of one origin remember apart, and at the root what was there before', () =>
  expect(['/', '/admin/', '/staging/'].map((base) => getStorageKeyPrefix(base))).toEqual([
    'wattdesk.',
    'wattdesk./admin/.',
    'wattdesk./staging/.',
  ]));
