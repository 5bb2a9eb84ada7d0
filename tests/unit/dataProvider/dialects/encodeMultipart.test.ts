import { expect, it } from 'vitest';
import { encodeMultipart } from '../../../../dataProvider/dialects/interpreter/encodeMultipart';

const photo = new File(['pixels'], 'led.png', { type: 'image/png' });
const scan = new File(['pages'], 'scan.pdf');

/** Lists the parts: a file as its name, a part of another type with this type. */
const listParts = (form: FormData): string[] =>
  [...form].map(([name, value]) => {
    if (typeof value === 'string') return `${name}=${value}`;
    return value.type === 'application/json' ? `${name}:json` : `${name}@${value.name}`;
  });

it.each<[string, unknown, Parameters<typeof encodeMultipart>[1], string[]]>([
  [
    'values and a file',
    { name: 'A b', size: 2, open: false, photo },
    undefined,
    ['name=A b', 'size=2', 'open=false', 'photo@led.png'],
  ],
  ['an emptied field, and none for a missing value', { note: null, more: undefined }, undefined, ['note=']],
  ['each plain value of a list', { tags: ['x', 'y'] }, undefined, ['tags=x', 'tags=y']],
  ['each file of a list', { scans: [photo, scan] }, undefined, ['scans@led.png', 'scans@scan.pdf']],
  ['an object as JSON in a text', { owner: { city: 'Rome' } }, undefined, ['owner={"city":"Rome"}']],
  ['rows as JSON in a text', { lines: [{ sku: 'a' }] }, undefined, ['lines=[{"sku":"a"}]']],
  [
    'a file of an object beside its JSON',
    { data: { name: 'A', photo } },
    undefined,
    ['data={"name":"A"}', 'photo@led.png'],
  ],
  ['an object as a part with JSON', { data: { name: 'A', photo } }, 'jsonPart', ['data:json', 'photo@led.png']],
  [
    'an object in brackets',
    { owner: { city: 'Rome', photo } },
    'brackets',
    ['owner[city]=Rome', 'owner[photo]@led.png'],
  ],
  ['rows and lists in brackets', { lines: [{ sku: 'a' }], tags: ['x'] }, 'brackets', ['lines[0][sku]=a', 'tags[]=x']],
  [
    'stored and new files in their order',
    { scans: ['/f/1.pdf', scan] },
    'brackets',
    ['scans[]=/f/1.pdf', 'scans[]@scan.pdf'],
  ],
  ['nothing without fields', undefined, undefined, []],
])('a multipart form has %s', (_, body, nested, parts) => {
  expect(listParts(encodeMultipart(body, nested))).toEqual(parts);
});
