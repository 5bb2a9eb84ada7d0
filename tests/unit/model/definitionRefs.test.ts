import { expect, it } from 'vitest';
import { resolveDefinitionRefs } from '../../../src/model/schemaLanguage/resolveDefinitionRefs';

const COMMON = { $defs: { audit: { title: 'Audit', properties: { by: { type: 'string' } } } } };

it.each<[string, unknown, unknown]>([
  ['its target', { $ref: 'common.json#/$defs/audit' }, COMMON.$defs.audit],
  [
    'keys beside it over its target',
    { $ref: 'common.json#/$defs/audit', title: 'Log' },
    { ...COMMON.$defs.audit, title: 'Log' },
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
])('the reference %s is refused', (ref, text) => {
  expect(() => resolveDefinitionRefs({ $ref: ref }, 'a.json', { 'common.json': COMMON })).toThrow(text);
});
