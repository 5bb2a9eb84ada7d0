import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/definition';
import { late } from '../../../src/widgets/late';
import { lateInputs } from '../../../src/widgets/lateInputs';
import { date } from '../../../src/widgets/date';
import { json } from '../../../src/widgets/json';
import { rows } from '../../../src/widgets/rows';
import { text } from '../../../src/widgets/text';
import type { Widget } from '../../../src/widgets/types';
import { moduleOf } from '../../support/entityModule';

const shapeOf = (properties: Record<string, FieldDefinition>) => moduleOf({ properties }).entity.shape;
const { Component, ...part } = late(async () => text.Input);
const map: Widget = { ...text, name: 'map', Input: Component, late: part };

describe('the late inputs of a form', () => {
  it.each<[string, Record<string, FieldDefinition>, Record<string, Widget>, unknown[]]>([
    ['none for what the first load holds', { name: { type: 'string' } }, {}, []],
    ['one for a date', { day: { type: 'string', format: 'date' } }, {}, [date.late]],
    [
      'those of rows, with the list itself',
      {
        shifts: { type: 'array', items: { type: 'object', properties: { day: { type: 'string', format: 'date' } } } },
      },
      {},
      [rows.late, date.late],
    ],
    ['one that a page brought along', { place: { type: 'string', 'x-ui': { widget: 'custom:map' } } }, { map }, [part]],
    [
      'none for a widget that does not exist, which the form tells',
      {
        place: { type: 'string', 'x-ui': { widget: 'custom:map' } },
        raw: { type: 'string', 'x-ui': { widget: 'json' } },
      },
      {},
      [json.late],
    ],
  ])('%s', (_, properties, custom, expected) => {
    expect(lateInputs(shapeOf(properties), custom)).toEqual(expected);
  });
});
