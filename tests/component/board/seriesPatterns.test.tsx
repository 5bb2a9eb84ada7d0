import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getSystemColor, getSystemDashes, SeriesPattern } from '../../../src/generator/chart/seriesPatterns';

const INDEXES = [0, 1, 2, 3, 4, 5];

describe('the series of a chart in forced-colors mode', () => {
  it('have only colours of the system', () =>
    expect(new Set(INDEXES.map(getSystemColor))).toEqual(new Set(['CanvasText', 'Highlight'])));

  it('differ by their dashes', () => expect(new Set(INDEXES.map(getSystemDashes)).size).toBe(INDEXES.length));

  it('differ by their patterns, not only by colour', () => {
    const patterns = INDEXES.map((index) =>
      renderToStaticMarkup(<SeriesPattern id="pattern" index={index} />).replaceAll(getSystemColor(index), ''),
    );
    expect(new Set(patterns).size).toBe(INDEXES.length);
  });
});
