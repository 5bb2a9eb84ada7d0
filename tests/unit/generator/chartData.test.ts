import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../src/model/entity/entity';
import { getChartDataOfRecord, getChartDataOfRows } from '../../../src/generator/chart/chartData';
import { chart, figuresOf, figuresOfRows, from } from './chartSources';
import { field, shape } from './entities';

/** Only labels and values: the formatted texts have their own tests. */
const drawn = (figures: { points: readonly { label: string; values: unknown[] }[] }) =>
  figures.points.map(({ label, values }) => ({ label, values }));

const rowShape = shape(
  field('title', { ui: { alternateResponseNames: ['name'] } }),
  field('views', { title: 'Views' }),
  field('sales'),
);

describe('the figures of the rows of a list', () => {
  it.each<[string, Partial<Chart>, Record<string, unknown>[], unknown[]]>([
    ['numbers and their names', {}, [{ id: 1, title: 'A', views: 3 }], [{ label: 'A', values: [3] }]],
    ['numbers that are texts', {}, [{ id: 1, title: 'A', views: '12.5' }], [{ label: 'A', values: [12.5] }]],
    ['zero', {}, [{ id: 1, title: 'A', views: 0 }], [{ label: 'A', values: [0] }]],
    ['below zero', {}, [{ id: 1, title: 'A', views: -1 }], [{ label: 'A', values: [-1] }]],
    ['none for a missing number', {}, [{ title: 'A' }, { title: 'B', views: null }, { title: 'C', views: '' }], []],
    [
      'none for what is no number',
      {},
      [
        { title: 'A', views: 'many' },
        { title: 'B', views: Number.POSITIVE_INFINITY },
      ],
      [],
    ],
    ['an empty name for a missing one', {}, [{ id: 1, views: 1 }], [{ label: '', values: [1] }]],
    ['another name of a field', {}, [{ name: 'A', views: 1 }], [{ label: 'A', values: [1] }]],
    [
      'several series, with a gap where one has no number',
      { y: ['views', 'sales'] },
      [{ title: 'A', views: 1 }, { title: 'B', sales: 2 }, { title: 'C' }],
      [
        { label: 'A', values: [1, null] },
        { label: 'B', values: [null, 2] },
      ],
    ],
    [
      'of a field that nobody has described',
      { y: ['other'] },
      [{ title: 'A', other: 4 }],
      [{ label: 'A', values: [4] }],
    ],
    ['none that every object has', { x: 'constructor', y: ['length'] }, [{ title: 'A' }], []],
  ])('%s', (_, more, rows, points) => expect(drawn(figuresOfRows(from(chart(more), rowShape), rows))).toEqual(points));

  it.each(['bar', 'stacked', 'share'] as const)('are a set for each currency that amounts are in (%s)', (kind) => {
    const described = shape(field('title'), field('amount', { ui: { currency: { codeField: 'currency' } } }));
    const rows = [
      { title: 'A', amount: '10.00', currency: 'SGD' },
      { title: 'B', amount: '30.50', currency: 'MYR' },
      { title: 'C', amount: '20.00', currency: 'SGD' },
      { title: 'D', amount: '', currency: 'THB' },
    ];
    const source = from(chart({ kind, y: ['amount'] }), described);
    expect(
      getChartDataOfRows(source, rows).map(({ unit, points }) => [unit, points.map(({ label }) => label)]),
    ).toEqual([
      ['SGD', ['A', 'C']],
      ['MYR', ['B']],
    ]);
    const record = shape(field('entries', { type: 'array', shape: described }));
    const ofRecord = getChartDataOfRecord(from(chart({ kind, itemsField: 'entries', y: ['amount'] }), record), {
      entries: rows,
    });
    expect(ofRecord.map(({ unit }) => unit)).toEqual(['SGD', 'MYR']);
  });

  it('have the meanings that the schema says, by the values or the keys of a field', () => {
    const tones = { Busy: 'busy' } as const;
    const rows = shape(field('title', { ui: { tones } }), field('views'));
    expect(figuresOfRows(from(chart(), rows), []).tones).toEqual(tones);
    expect(figuresOfRows(from(chart(), rowShape), [])).not.toHaveProperty('tones');
    const record = shape(field('counts', { type: 'object', ui: { tones } }));
    expect(
      figuresOf(from(chart({ valuesByKeyField: 'counts', x: '', y: [] }), record), { counts: { Busy: 1 } }).tones,
    ).toEqual(tones);
  });

  it('are called as their fields are', () => {
    expect(figuresOfRows(from(chart({ y: ['views', 'nobody'] }), rowShape), []).seriesNames).toEqual([
      'Views',
      'nobody',
    ]);
  });
});

describe('the figures of a record', () => {
  const record = shape(
    field('periods', { type: 'array', shape: rowShape }),
    field('result', {
      type: 'object',
      shape: shape(field('days', { type: 'array' }), field('kwh', { type: 'array', title: 'Energy' })),
    }),
    field('paid', { type: 'array' }),
  );

  it('are the entries of one of its lists', () => {
    const given = { periods: [{ title: 'A', views: 1 }, { title: 'B' }, null] };
    const figures = figuresOf(from(chart({ itemsField: 'periods' }), record), given);
    expect(figures.seriesNames).toEqual(['Views']);
    expect(drawn(figures)).toEqual([{ label: 'A', values: [1] }]);
  });

  it('are lists whose entries belong together by their places', () => {
    const lists = chart({ x: 'result.days', y: ['result.kwh', 'paid'] });
    const given = { result: { days: ['Mon', 'Tue', 'Wed'], kwh: [1, 'x'] }, paid: [4, 5, 6, 7] };
    const figures = figuresOf(from(lists, record), given);
    expect(figures.seriesNames).toEqual(['Energy', 'paid']);
    expect(drawn(figures)).toEqual([
      { label: 'Mon', values: [1, 4] },
      { label: 'Tue', values: [null, 5] },
      { label: 'Wed', values: [null, 6] },
    ]);
  });

  it.each<[string, Partial<Chart>, Record<string, unknown>]>([
    ['a list that is not there', { itemsField: 'periods' }, {}],
    ['a list that is none', { itemsField: 'periods' }, { periods: 'x' }],
    ['lists that are not there', { x: 'result.days', y: ['paid'] }, { paid: [1] }],
  ])('are none of %s', (_, more, given) => expect(figuresOf(from(chart(more), record), given).points).toEqual([]));
});

describe('the figures of an object', () => {
  const record = shape(
    field('states', {
      type: 'object',
      title: 'Connectors',
      shape: shape(field('OUTOFORDER', { title: 'Out of Order' }), field('AVAILABLE', { title: 'Available' })),
    }),
  );
  const ofStates = chart({ valuesByKeyField: 'states', x: '', y: [] });

  it.each<[string, unknown, unknown[]]>([
    ['one for each key, named as the schema has it', { AVAILABLE: 3 }, [{ label: 'Available', values: [3] }]],
    [
      'in the order of the server',
      { OUTOFORDER: 1, AVAILABLE: 2 },
      [{ label: 'Out of Order' }, { label: 'Available' }],
    ],
    ['whatever keys the server sends', { SuspendedEV: 4 }, [{ label: 'Suspended EV', values: [4] }]],
    [
      'also of one that is called as what every object has',
      { constructor: 1 },
      [{ label: 'Constructor', values: [1] }],
    ],
    ['zero as well', { AVAILABLE: 0 }, [{ label: 'Available', values: [0] }]],
    ['a gap for what is no number', { AVAILABLE: 'many' }, [{ label: 'Available', values: [null] }]],
    ['none without the object', undefined, []],
    ['none of a list', [1, 2], []],
  ])('%s', (_, states, points) => {
    const figures = figuresOf(from(ofStates, record), { states });
    expect(figures.seriesNames).toEqual(['Connectors']);
    expect(figures.points).toMatchObject(points);
    expect(figures.points).toHaveLength(points.length);
  });
});
