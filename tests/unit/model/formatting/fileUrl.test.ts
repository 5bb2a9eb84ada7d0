import { describe, expect, it } from 'vitest';
import { parseFileUrl, getFileNameInUrl } from '../../../../src/model/formatting/fileUrl';

const BASES = ['/steve', 'https://api.example.com/steve/'];

describe.each(BASES)('the address of a file below %s', (base) => {
  it.each<[unknown, unknown]>([
    ['files/7.xls', { path: 'files/7.xls' }],
    [`${base.replace(/\/$/, '')}/files/7.xls`, { path: 'files/7.xls' }],
    ['files/7.xls?sig=a%2Fb', { path: 'files/7.xls?sig=a%2Fb' }],
    ['files/{id}.xls', { path: 'files/%7Bid%7D.xls' }],
    [' files/a b.xls ', { path: 'files/a b.xls' }],
    ['https://cdn.example.com/7.pdf', { open: 'https://cdn.example.com/7.pdf' }],
    ['http://cdn.example.com/7.pdf', { open: 'http://cdn.example.com/7.pdf' }],
    ['/elsewhere/7.pdf', { open: '/elsewhere/7.pdf' }],
  ])('%j is %j', (uri, address) => expect(parseFileUrl(uri, base)).toEqual(address));

  it.each<unknown>([
    undefined,
    null,
    '',
    '  ',
    7,
    {},
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://',
    '//evil.example.com/7.pdf',
    '/\\evil.example.com',
    '../7.xls',
    'files/../../7.xls',
    'files/%2e%2e/7.xls',
    'files/./7.xls',
    'files\\7.xls',
  ])('%j is none', (uri) => expect(parseFileUrl(uri, base)).toBeUndefined());
});

it.each<[unknown, string]>([
  ['files/2027/jan.xls', 'jan.xls'],
  ['https://cdn.example.com/a%20b.pdf?sig=x/y#top', 'a b.pdf'],
  ['files/50%.xls', '50%.xls'],
  ['C:\\reports\\jan.xls', 'jan.xls'],
  ['files/jan.xls/', 'jan.xls'],
  ['/', ''],
  ['', ''],
  [null, ''],
  [7, ''],
])('a file at %j alone is called "%s"', (uri, name) => expect(getFileNameInUrl(uri)).toBe(name));
