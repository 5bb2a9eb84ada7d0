import { describe, expect, it } from 'vitest';
import { buildField } from '../../../../tools/schema/import/entity/buildField';
import { distinguishTitles } from '../../../../tools/schema/import/entity/distinctTitles';

const titlesOf = (fields: Record<string, { title?: string }>): unknown[] =>
  Object.values(distinguishTitles(fields)).map(({ title }) => title);

describe('fields of one object with the same title', () => {
  it.each<[says: string, fields: Record<string, { title?: string }>, titles: unknown[]]>([
    ['are called by their names', { $source: { title: 'Source' }, source: { title: 'Source' } }, ['$source', 'Source']],
    [
      'keep it if their names are of other words',
      { source: { title: 'Source' }, originId: { title: 'Source' } },
      ['Source', 'Source'],
    ],
    [
      'of two notations',
      { userName: { title: 'User Name' }, user_name: { title: 'User Name' } },
      ['User Name', 'user_name'],
    ],
    [
      'keep it in variants, of which one is seen',
      { size: { title: 'Size' }, size$2: { title: 'Size' } },
      ['Size', 'Size'],
    ],
    ['keep it if it was generated', { $key: { title: 'Key' }, key: { title: 'Key' } }, ['Key', 'Key']],
    ['may begin with a sign', { _id: { title: 'ID' }, id: { title: 'ID' } }, ['_id', 'ID']],
    ['have none', { a: {}, b: {} }, [undefined, undefined]],
  ])('%s', (_, fields, titles) => {
    expect(titlesOf(fields)).toEqual(titles);
  });

  it('are told apart in an imported object', () => {
    const text = { type: 'string' } as const;
    const { properties } = buildField('update', { type: 'object', properties: { $source: text, source: text } });
    expect(properties).toMatchObject({ $source: { title: '$source' }, source: { title: 'Source' } });
  });
});
