import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { ObjectShape } from '../../../src/model/entity/entity';
import { getLazyInputs } from '../../../src/widgets/getLazyInputs';
import { getWidget } from '../../../src/widgets/widgetRegistry';
import type { LazyCode } from '../../../src/ui/lazyComponent';
import { createTestModule } from '../../support/entityModule';

const shapeOf = (properties: Record<string, FieldDefinition>): ObjectShape =>
  createTestModule({ properties }).entity.shape;
const lateOf = (kind: string): LazyCode | undefined => getWidget({ name: 'any', kind }).lazy;

const DAY: FieldDefinition = { type: 'string', format: 'date' };
const PLACE: FieldDefinition = { type: 'string', 'x-ui': { widget: 'custom:nowhere' } };

describe('the late inputs of a form', () => {
  it.each<[string, Record<string, FieldDefinition>, string[]]>([
    ['none for what the first load holds', { name: { type: 'string' }, count: { type: 'integer' } }, []],
    ['one for a date', { day: DAY }, ['date']],
    [
      'those of rows, with the list itself',
      { shifts: { type: 'array', items: { type: 'object', properties: { day: DAY } } } },
      ['rows', 'date'],
    ],
    [
      'those of an object inside the record, at every depth',
      {
        place: {
          type: 'object',
          properties: { opening: { type: 'object', properties: { day: DAY } }, raw: { type: 'object' } },
        },
      },
      ['object', 'object', 'date', 'json'],
    ],
    [
      'none for a widget that does not exist, which the form tells',
      { place: PLACE, raw: { type: 'string', 'x-ui': { widget: 'json' } } },
      ['json'],
    ],
  ])('%s', (_, properties, kinds) => {
    const expected = kinds.map(lateOf);
    expect(expected).not.toContain(undefined);
    expect(getLazyInputs(shapeOf(properties))).toEqual(expected);
  });
});
