import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../src/model/wire/isRecord';
import { createTestModule } from '../../support/entityModule';

const NAME = { name: { type: 'string' } } as const;

describe('a record', () => {
  it.each<[string, object, object, boolean]>([
    ['has a field besides its id', {}, { id: 1, name: 'a' }, true],
    ['may consist of its id if no field is required', {}, { id: 1 }, true],
    ['does not consist of its id if a field is required', { required: ['name'] }, { id: 1 }, false],
    ['has no other keys only', {}, { error: 'no' }, false],
    ['has no other keys besides its id', {}, { id: 1, error: 'no' }, false],
    ['is not empty', {}, {}, false],
    ['may have other keys only if the schema allows them', { additionalProperties: true }, { other: 1 }, true],
    [
      'does not have other keys only if a field is required',
      { additionalProperties: true, required: ['name'] },
      { other: 1 },
      false,
    ],
  ])('%s', (_, definition, row, isOne) => {
    const { entity } = createTestModule({ properties: NAME, ...definition });
    expect(isRecord(entity, { ...row })).toBe(isOne);
  });
});
