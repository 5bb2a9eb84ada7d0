import { describe, expect, it } from 'vitest';
import type { Chart, Field } from '../../../src/model/entity/entity';
import { chart, figuresOf, from } from './chartSources';
import { field, shape } from './entities';

describe('how figures read', () => {
  const number = (name: string, ui: Field['ui'], reads: Field['reads']): Field =>
    field(name, { type: 'array', title: name, item: field('', { type: 'number', ui, reads }) });
  const record = shape(
    field('hours', { type: 'array' }),
    number('kwh', { unit: 'kWh' }, 'number'),
    number('paid', { currency: { code: 'SGD' } }, 'money'),
    number('earned', { currency: { codeField: 'currency' } }, 'money'),
    number('count', {}, 'number'),
    field('currency'),
  );
  const given = {
    hours: ['08:00', '09:00'],
    kwh: ['1234.5', null],
    paid: ['12.5'],
    earned: ['7'],
    count: [1200],
    currency: 'MYR',
  };

  it.each<[string, string[], string[][], string | undefined]>([
    ['with the unit of their items', ['kwh'], [['1,234.5 kWh'], ['']], 'kWh'],
    ['as amounts', ['paid'], [['S$12.50'], ['']], 'S$'],
    ['as amounts in the currency that the record holds', ['earned'], [['MYR 7.00'], ['']], 'MYR'],
    ['as numbers of nothing', ['count'], [['1,200'], ['']], undefined],
    [
      'each in its own unit',
      ['kwh', 'count'],
      [
        ['1,234.5 kWh', '1,200'],
        ['', ''],
      ],
      undefined,
    ],
  ])('%s', (_, y, texts, unit) => {
    const figures = figuresOf(from(chart({ x: 'hours', y }), record), given);
    expect(figures.points.map((point) => point.texts)).toEqual(texts);
    expect(figures.unit).toBe(unit);
  });

  it.each([
    ['kWh', ['1,200 kWh', '']],
    ['SGD', ['SGD 1,200.00', '']],
    ['', ['1,200', '']],
    [undefined, ['1,200', '']],
  ])('in the unit %s that came with them', (unit, texts) => {
    const described = shape(...Object.values(record.fields), field('unit'));
    const one = chart({ x: 'hours', y: ['count'], unitField: 'unit' });
    const figures = figuresOf(from(one, described), { ...given, unit });
    expect(figures.points.map((point) => point.texts[0])).toEqual(texts);
    expect(figures.unit).toBe(unit || undefined);
  });
});

describe('the points of a time series', () => {
  const described = shape(
    field('months', { type: 'array', title: 'Month' }),
    field('sums', { type: 'array', title: 'Sums' }),
  );
  const given = { months: ['2026-12', '2027-01'], sums: [4, 2], provider: 3 };
  const of = (more: Partial<Chart>) => chart({ x: 'months', y: ['sums'], ...more });

  it('are marked where their period is not over', () => {
    const { span, points } = figuresOf(from(of({ timeSeries: true }), described), given);
    expect([span, points.map(({ isRunning }) => isRunning)]).toEqual(['month', [undefined, true]]);
    const untold = figuresOf(from(of({}), described), given);
    expect([untold.span, untold.labelTitle, untold.points[1]!.isRunning]).toEqual([undefined, 'Month', undefined]);
  });

  it('lead where the schema says, one of them elsewhere', () => {
    const link = { list: 'report', filters: { year: '{year}', month: '{month}', provider: '{provider}' } };
    const one = { list: 'settlement' };
    const source = {
      ...from(of({ link, linksByKey: { '2027-01': one } }), described),
      getLink: (to: unknown, values: object) => ({ to: JSON.stringify([to, values]), title: 'Reports' }),
    };
    const [december, january] = figuresOf(source, given).points.map((point) => JSON.parse(point.link!.to) as unknown);
    expect(december).toMatchObject([link, { key: '2026-12', year: 2026, month: 12, provider: 3 }]);
    expect(january).toMatchObject([one, { month: 1 }]);
  });
});
