import { expect, it } from 'vitest';
import { resolveDefinitionRefs } from '../../../src/model/schemaLanguage/resolveDefinitionRefs';

const COMMON = {
  $defs: {
    audit: { title: 'Audit', properties: { by: { type: 'string' } } },
    'https://a.example/b c~d': { title: 'D' },
  },
};

it.each<[string, unknown, unknown]>([
  ['its target', { $ref: 'common.json#/$defs/audit' }, COMMON.$defs.audit],
  [
    'keys beside it over its target',
    { $ref: 'common.json#/$defs/audit', title: 'Log' },
    { ...COMMON.$defs.audit, title: 'Log' },
  ],
  [
    'a target with an address as its name',
    { $ref: 'common.json#/$defs/https%3A~1~1a.example~1b%20c~0d' },
    { title: 'D' },
  ],
  [
    'a field of this name',
    { properties: { name: { type: 'string' }, $ref: { type: 'string' } } },
    { properties: { name: { type: 'string' }, $ref: { type: 'string' } } },
  ],
])('a reference is resolved to %s', (_, definition, expected) => {
  expect(resolveDefinitionRefs(definition, 'a.json', { 'common.json': COMMON })).toEqual(expected);
});

it.each([
  ['other.json#/a', 'There is no schema file "other.json"'],
  ['common.json#/a', '"common.json#/a" points at nothing'],
  ['common.json#/%zz', '"common.json#/%zz" points at nothing'],
])('the reference %s is refused', (ref, text) => {
  expect(() => resolveDefinitionRefs({ $ref: ref }, 'a.json', { 'common.json': COMMON })).toThrow(text);
});
