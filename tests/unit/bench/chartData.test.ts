/** The performance figures in README.md are those of one benchmark run. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  DASHBOARD_FIGURES,
  LIST_FIGURES,
  renderTables,
  replaceTables,
  summarize,
  type Figure,
  type Figures,
  type Measurements,
} from '../../bench/figures';

const figuresOf = <Key extends string>(figures: readonly Figure<Key>[], here: number, floor: number) =>
  Object.fromEntries(figures.map(({ key }) => [key, [here, floor]])) as unknown as Figures<Key>;

const measured: Measurements = {
  browser: '140.0',
  rounds: 3,
  list: { processor: figuresOf(LIST_FIGURES, 240_000, 300_000), network: figuresOf(LIST_FIGURES, 900, 1200) },
  dashboard: figuresOf(DASHBOARD_FIGURES, 2000, 2500),
};

describe('the measurements in README.md', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('are those of measurements.json: npm run bench -- firstLoad dashboard --write', () => {
    const run = JSON.parse(readFileSync('tests/bench/measurements.json', 'utf8')) as Measurements;
    expect(replaceTables(readme, run)).toBe(readme);
  });

  it('are not those of another run', () => expect(replaceTables(readme, measured)).not.toBe(readme));

  it('have a place', () => expect(() => replaceTables('# Nothing', measured)).toThrow('<!-- measurements -->'));
});

describe('a table', () => {
  it('says both sides and their ratio, of code once', () => {
    const tables = renderTables(measured);
    const getCells = (title: string) =>
      tables
        .split('\n')
        .find((row) => row.startsWith(`| ${title}`))!
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim());
    expect(getCells('JavaScript until it is complete')).toEqual(['240 kB', '300 kB', '0.80', '', '', '']);
    expect(getCells('until its first chart')).toEqual(['2.00 s', '2.50 s', '0.80']);
    expect(getCells('the next page').slice(3)).toEqual(['0.90 s', '1.20 s', '0.75']);
  });

  it('is of medians', () => {
    const figures = [{ key: 'rows', title: 'rows', unit: 'milliseconds' }] as const;
    const ofRows = (...times: number[]) => times.map((rows) => ({ rows }));
    expect(summarize(figures, [ofRows(900.4, 100, 300), ofRows(500, 700, 600)])).toEqual({ rows: [300, 600] });
  });
});
