/**
 * First load of the dashboard: time to its first figures, its first chart and all charts. Compares the generated
 * dashboard with one written by hand with react-admin and the same charts, in one run, alternating, each load in a
 * new browser; at four times CPU throttling.
 */
import type { Browser } from 'playwright-core';
import { serveCompressed } from './compressed';
import { buildFloor } from './floorApp';
import { DASHBOARD_FIGURES, summarize, writeReport, type DashboardKey, type Measurements } from './figures';
import { openPage, type LoadOptions, type Place, type Profile } from './pageLoad';
import { sessionOf } from './serving';

const PROFILE: Profile = { name: '4×', cpu: 4 };

/** recharts renders axis labels separately from the chart: when the labels are visible, the chart is too. */
const CHART: Place = { selector: '.recharts-yAxis-tick-labels' };
/** The three charts that have axes: hourly usage, development and revenue. */
const ALL_CHARTS: Place = { ...CHART, minimum: 3 };

interface Subject {
  url: string;
  figures: Place;
}

type Sample = Readonly<Record<DashboardKey, number>>;

async function measure(browser: Browser, { url, figures }: Subject, stored: string): Promise<Sample> {
  const load = async (place: Place) => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
    await context.addInitScript((text) => {
      localStorage.setItem('wattdesk.session', text);
      localStorage.setItem('floor.session', (JSON.parse(text) as { token: string }).token);
    }, stored);
    const { load: taken } = await openPage(context, url, place, { profile: PROFILE });
    await context.close();
    return taken;
  };
  const first = await load(figures);
  const chart = await load(CHART);
  const charts = await load(ALL_CHARTS);
  return { script: charts.script, figures: first.rows, chart: chart.rows, charts: charts.rows };
}

/** Measures both dashboards and prints a table; the servers run until the process ends. */
export async function dashboard({ launch, dir, api, rounds }: LoadOptions): Promise<Measurements['dashboard']> {
  const app = await serveCompressed(dir, api);
  const floor = await serveCompressed(await buildFloor('dashboard'), api);
  const subjects: readonly [Subject, Subject] = [
    { url: `${app}/dashboard`, figures: { selector: '.wd-counts dd' } },
    { url: `${floor}/dashboard.html#/`, figures: { selector: '.figure' } },
  ];
  const stored = await sessionOf(api);
  const samples: [Sample[], Sample[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const index of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const browser = await launch();
      samples[index].push(await measure(browser, subjects[index], stored));
      await browser.close();
    }
  }
  const figures = summarize(DASHBOARD_FIGURES, samples);
  console.log(`\nFirst load of the dashboard, processor at a quarter of its speed; medians of ${rounds}, in turn`);
  console.log(writeReport(DASHBOARD_FIGURES, figures));
  return figures;
}
