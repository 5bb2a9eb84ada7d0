import { expect, it } from 'vitest';
import type { DetectedFilter } from '../../../../tools/schema/import/dialect/detectFilters';
import { chooseFilters } from '../../../../tools/schema/import/entity/chooseFilters';

const TEXT = { type: 'string' };
const FIELDS = {
  name: TEXT,
  kind: { ...TEXT, oneOf: [] },
  owner: { type: 'integer' },
  made: { ...TEXT, format: 'date' },
};

const toFilter = (name: string): DetectedFilter => {
  const [field = '', end] = name.split('_');
  const isOwn = field in FIELDS && end !== 'id';
  const operator = end === 'gte' ? end : undefined;
  return {
    name,
    field: isOwn ? field : undefined,
    operator,
    schema: TEXT,
    description: '',
    isRequired: name === 'must',
  };
};
const choose = (names: string) =>
  chooseFilters(
    names.split(' ').map(toFilter),
    FIELDS,
    ['name', 'kind', 'owner'],
    [{ field: 'owner', resource: {} as never, isMultiple: false, guess: '' }],
  );
const getNames = (names: string): string =>
  choose(names)
    .filters.map(({ name }) => name)
    .join(' ');

it.each([
  ['all of a few', 'a b name', 'a b name'],
  [
    'of many those with choices, of columns and of dates',
    'a b c d e f g name kind made_gte must',
    'a b c d name kind made_gte must',
  ],
  ['the id of another record in place of another key', 'owner owner_id', 'owner_id'],
])('%s', (_, names, chosen) => expect(getNames(names)).toBe(chosen));

it('names those that are left out', () => expect(choose('a b c d e f g h i name').omitted).toEqual(['h', 'i']));
