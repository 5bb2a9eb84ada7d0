import { describe, expect, it } from 'vitest';
import shipped from '../../../public/config.json';
import type { Config } from '../../../src/model/schemaLanguage/publicConfigType';
import { getInitialValues, type ValueSources } from '../../../src/model/form/initialValues';
import { fieldsOf } from './filled';

const plain: ValueSources = { config: shipped as Config, today: '2027-03-09' };

describe('the rows of a new record', () => {
  const items = {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'integer', default: 1 }, t: { type: 'string', format: 'HH:mm' } },
  } as const;

  it.each<[string, Parameters<typeof fieldsOf>[0][string], unknown]>([
    ['are none', { type: 'array', items }, []],
    ['are none although one must be there', { type: 'array', items, minItems: 1 }, []],
    [
      'are those that must be there, where blank ones are checked',
      { type: 'array', items, minItems: 2, 'x-ui': { rows: { blankRows: 'validate' } } },
      [
        { a: null, b: 1, t: null },
        { a: null, b: 1, t: null },
      ],
    ],
    [
      'are those of the default, filled up',
      { type: 'array', items, default: [{ a: 'x' }, { b: 2, t: '07:00:00' }] },
      [
        { a: 'x', b: 1, t: null },
        { a: null, b: 2, t: '07:00' },
      ],
    ],
    [
      'are those of the default before blank ones',
      { type: 'array', items, minItems: 3, default: [{}], 'x-ui': { rows: { blankRows: 'validate' } } },
      [{ a: null, b: 1, t: null }],
    ],
  ])('%s', (_, rows, values) => {
    expect(getInitialValues(fieldsOf({ rows }).shape, plain)['rows']).toEqual(values);
  });
});
