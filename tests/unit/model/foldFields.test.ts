import { expect, it } from 'vitest';
import { foldFields } from '../../../src/model/form/foldFields';
import type { Field, ObjectShape } from '../../../src/model/entity/entity';
import { field, shape } from '../generator/entities';

const plain = (count: number): Field[] => Array.from({ length: count }, (_, index) => field(`a${index + 1}`));
const PART = field('box', { kind: 'object' });

const VARIANTS = {
  choice: 'a20',
  isVirtual: true,
  branches: [{ values: ['x'], title: 'X', names: [['a21', 'a21']], required: [] }],
} as unknown as NonNullable<ObjectShape['variants']>;

const fold = (fields: readonly Field[], own: Partial<ObjectShape> = {}): string[] => {
  const { open, more, parts } = foldFields(fields, { ...shape(...fields), ...own });
  return [open, more, parts].map((some) => some.map(({ name }) => name).join());
};
const names = (from: number, to: number): string =>
  plain(to)
    .slice(from - 1)
    .map(({ name }) => name)
    .join();

it.each<[string, Field[], Partial<ObjectShape>, string[]]>([
  ['no field of twenty', plain(20), {}, [names(1, 20), '', '']],
  ['all but six of twenty-one', plain(21), {}, [names(1, 6), names(7, 21), '']],
  ['none if a required one is among them', plain(21), { required: ['a9'] }, [names(1, 21), '', '']],
  ['none that is required', plain(23), { required: ['a22'] }, [`${names(1, 6)},a22`, `${names(7, 21)},a23`, '']],
  [
    'none of which one is needed',
    plain(23),
    { alternatives: ['a22'] },
    [`${names(1, 6)},a22`, `${names(7, 21)},a23`, ''],
  ],
  [
    'neither the choice among variants nor their fields',
    plain(23),
    { variants: VARIANTS },
    [`${names(1, 6)},a20,a21`, `${names(7, 19)},a22,a23`, ''],
  ],
  ['no object of a few fields, which comes last', [PART, ...plain(2)], {}, ['a1,a2,box', '', '']],
  ['no object, which comes after them', [PART, ...plain(21)], {}, [names(1, 6), names(7, 21), 'box']],
  [
    'no required object, which comes after what else is open',
    [PART, ...plain(21)],
    { required: ['box'] },
    [`${names(1, 6)},box`, names(7, 21), ''],
  ],
  [
    'an object that is only shown, or has a width, like plain fields',
    [...plain(19), { ...PART, readOnly: true }, { ...PART, name: 'small', ui: { width: 'half' } }],
    {},
    [names(1, 6), `${names(7, 19)},box,small`, ''],
  ],
])('folds %s', (_, fields, own, expected) => {
  expect(fold(fields, own)).toEqual(expected);
});
