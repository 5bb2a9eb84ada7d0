/** The figures by which first loads are compared, and their tables: on the terminal and in README.md. */
import { median } from './statistics';

/** A value of the generated app and of the hand-written one (the floor). */
export type Pair = readonly [here: number, floor: number];
export type Figures<Key extends string> = Readonly<Record<Key, Pair>>;

export interface Figure<Key extends string> {
  key: Key;
  title: string;
  unit: 'bytes' | 'milliseconds';
  /** Whether the figure depends on the code only, not on the network. */
  isOfCode?: boolean;
}

const time = <Key extends string>(key: Key, title: string): Figure<Key> => ({ key, title, unit: 'milliseconds' });
const code = <Key extends string>(key: Key, title: string): Figure<Key> => ({
  key,
  title,
  unit: 'bytes',
  isOfCode: true,
});

export type ListKey =
  | 'script'
  | 'settledScript'
  | 'paint'
  | 'rows'
  | 'complete'
  | 'cachedPaint'
  | 'cached'
  | 'next'
  | 'form';

export const LIST_FIGURES: readonly Figure<ListKey>[] = [
  code('script', 'JavaScript until it is complete (gzip)'),
  code('settledScript', 'JavaScript until nothing more is fetched (gzip)'),
  time('paint', 'first paint'),
  time('rows', 'until its rows are there'),
  time('complete', 'until it is complete: rows and filters'),
  time('cachedPaint', 'first paint from a filled cache'),
  time('cached', 'complete from a filled cache'),
  time('next', 'the next page'),
  time('form', 'from there to a filled form'),
];

export type DashboardKey = 'script' | 'figures' | 'chart' | 'charts';

export const DASHBOARD_FIGURES: readonly Figure<DashboardKey>[] = [
  code('script', 'JavaScript until its charts stand there (gzip)'),
  time('figures', 'until its first figures'),
  time('chart', 'until its first chart'),
  time('charts', 'until the last of its charts with axes'),
];

/** Results of one run of the first loads, as stored in `measurements.json`. */
export interface Measurements {
  browser: string;
  rounds: number;
  list: { processor: Figures<ListKey>; network: Figures<ListKey> };
  dashboard: Figures<DashboardKey>;
}

/** Returns the medians of both apps. */
export const summarize = <Key extends string>(
  figures: readonly Figure<Key>[],
  samples: readonly [Readonly<Record<Key, number>>[], Readonly<Record<Key, number>>[]],
): Figures<Key> =>
  Object.fromEntries(
    figures.map(({ key }) => [key, samples.map((all) => Math.round(median(all.map((sample) => sample[key]))))]),
  ) as unknown as Figures<Key>;

const say = (value: number, unit: Figure<string>['unit']): string =>
  unit === 'bytes' ? `${Math.round(value / 1000)} kB` : `${(value / 1000).toFixed(2)} s`;

const cells = ({ unit }: Figure<string>, [here, floor]: Pair): string[] => [
  say(here, unit),
  say(floor, unit),
  (here / floor).toFixed(2),
];

/** Returns the table for the terminal. */
export const writeReport = <Key extends string>(figures: readonly Figure<Key>[], measured: Figures<Key>): string =>
  [
    ['', 'wattdesk', 'floor', 'ratio'],
    ...figures.map((figure) => [figure.title, ...cells(figure, measured[figure.key])]),
  ]
    .map(([title = '', ...values]) => `  ${title.padEnd(48)} ${values.map((value) => value.padStart(9)).join('')}`)
    .join('\n');

const line = (values: readonly string[]): string => `| ${values.join(' | ')} |`.replaceAll(/ +\|/g, ' |');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

const SIDES = ['here', 'floor', 'ratio'];

/** Returns the generated section of README.md. */
export function renderTables({ browser, rounds, list, dashboard }: Measurements): string {
  const ofList = LIST_FIGURES.map((figure) => [
    figure.title,
    ...cells(figure, list.processor[figure.key]),
    ...(figure.isOfCode ? ['', '', ''] : cells(figure, list.network[figure.key])),
  ]);
  const ofDashboard = DASHBOARD_FIGURES.map((figure) => [figure.title, ...cells(figure, dashboard[figure.key])]);
  return `Medians of ${rounds} with Chromium ${browser}.

${table(['first load of the article list', ...SIDES, '10 Mbit/s: here', 'floor', 'ratio'], ofList)}

${table(['first load of the dashboard', ...SIDES], ofDashboard)}`;
}

const MARKS = /(<!-- measurements -->)[\s\S]*?(<!-- end of measurements -->)/;

/**
 * Returns README.md with the tables of these measurements.
 * @throws Error when it lacks the markers of the section
 */
export function replaceTables(readme: string, measurements: Measurements): string {
  if (!MARKS.test(readme)) throw new Error('README.md has no <!-- measurements --> … <!-- end of measurements -->');
  return readme.replace(
    MARKS,
    (_, start: string, end: string) => `${start}\n\n${renderTables(measurements)}\n\n${end}`,
  );
}
