import { describe, expect, it } from 'vitest';
import { barsOf } from '../../../src/generator/list/chart/bars';

describe('the bars of a list', () => {
  it.each([
    ['numbers and their names', [{ id: 1, title: 'A', views: 3 }], [{ name: 'A', value: 3 }]],
    ['numbers that are texts', [{ id: 1, title: 'A', views: '12.5' }], [{ name: 'A', value: 12.5 }]],
    ['zero', [{ id: 1, title: 'A', views: 0 }], [{ name: 'A', value: 0 }]],
    [
      'no bar for a missing number',
      [
        { id: 1, title: 'A' },
        { id: 2, title: 'B', views: null },
      ],
      [],
    ],
    ['no bar for what is no number', [{ id: 1, title: 'A', views: 'many' }], []],
    ['an empty name for a missing one', [{ id: 1, views: 1 }], [{ name: '', value: 1 }]],
  ])('%s', (_, rows, bars) => {
    expect(barsOf(rows, 'title', 'views')).toEqual(bars);
  });
});
