import { expect, it } from 'vitest';
import type { Field, Section } from '../../../src/model/entity/entity';
import { hasContents } from '../../../src/generator/form/hasContents';
import { field, shape } from './entities';

const list = (prefix: string, count: number, own: Partial<Field> = {}): Field[] =>
  Array.from({ length: count }, (_, index) => field(`${prefix}${index}`, own));
const box = (name: string, inner: readonly Field[]): Field =>
  field(name, { type: 'object', kind: 'object', shape: shape(...inner) });

const PLAIN = list('a', 20);
const FIELDS = [...PLAIN, box('b', list('c', 15)), box('d', [box('e', list('f', 7))])];
const section = (fields: string[], own: Partial<Section> = {}): Section => ({
  kind: 'fields',
  fields,
  ...own,
});
const SECTIONS = [section(PLAIN.map(({ name }) => name)), section(['b']), section(['d'])];

const hasThem = (sections: readonly Section[], fields: readonly Field[], required = ['b', 'd']): boolean =>
  hasContents(sections, {
    ...shape(...fields),
    required,
  });

it.each<[says: string, sections: readonly Section[], fields: readonly Field[], required: string[], has: boolean]>([
  ['seven sections', list('a', 7).map(({ name }) => section([name])), PLAIN, [], true],
  ['three sections with 36 inputs', SECTIONS, FIELDS, ['b', 'd'], false],
  [
    'three sections of texts of several lines',
    SECTIONS,
    [...list('a', 20, { kind: 'multiline' }), ...FIELDS.slice(20)],
    [],
    true,
  ],
  [
    'three sections with 47 inputs',
    SECTIONS,
    [...FIELDS.slice(0, 20), box('b', list('c', 26)), FIELDS[21]!],
    ['b'],
    true,
  ],
  [
    'an optional object of many inputs',
    SECTIONS,
    [...FIELDS.slice(0, 20), box('b', list('c', 26)), FIELDS[21]!],
    [],
    false,
  ],
  [
    'two sections',
    [section(list('a', 60).map(({ name }) => name)), section(['b'])],
    [...list('a', 60), FIELDS[20]!],
    [],
    false,
  ],
  [
    'many folded fields',
    [
      section(
        list('a', 60).map(({ name }) => name),
        { division: 'more' },
      ),
      section(['b']),
      section(['d']),
    ],
    FIELDS,
    [],
    false,
  ],
])('a form has contents or not: %s', (_, sections, fields, required, has) =>
  expect(hasThem(sections, fields, required)).toBe(has),
);
