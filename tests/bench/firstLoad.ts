/**
 * First load, from the address to the first rows of the article list, and from there to the next page
 * and to the form: the generated app beside the hand-written floor app, in one run, taking turns, each
 * turn with a browser of its own; with the processor at a quarter of its speed, and over a slow network.
 */
import type { Browser, BrowserContext } from 'playwright-core';
import { serveCompressed } from './compressed';
import { buildFloor } from './floorApp';
import { click, openPage, type Load, type Place, type Profile } from './pageLoad';
import { sessionOf } from './serving';
import { kb, median, ms } from './statistics';

const ROUNDS = 5;
const PROFILES: readonly Profile[] = [
  { name: 'processor at a quarter of its speed (4×)', cpu: 4 },
  {
    name: 'processor at a quarter of its speed (4×), 10 Mbit/s and 40 ms',
    cpu: 4,
    network: { megabits: 10, roundTrip: 40 },
  },
];

interface Subject {
  name: string;
  list: string;
  /** A list that leads to a form, where that is another page, and what leads there. */
  formList: string;
  formLink: string;
}

interface Sample {
  cold: Load;
  warm: Load;
  next: number;
  form: number;
}

/** Rows, not the bars in their place. */
const ROWS: Place = { selector: 'tbody tr:nth-child(10):not([aria-hidden]) td:nth-child(3)' };
const NEXT = '[aria-label="Go to next page"]';
const FIRST_TITLE: Place = { selector: 'tbody tr:first-child td:nth-child(2)', changes: true };
/** Only the record itself has it: a list's row would fill the rest of the form at once. */
const FILLED: Place = { selector: 'textarea[name="articleContent"]' };

async function measure(browser: Browser, subject: Subject, profile: Profile, stored: string): Promise<Sample> {
  const contexts: BrowserContext[] = [];
  const fresh = async (): Promise<BrowserContext> => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
    await context.addInitScript((text) => {
      localStorage.setItem('wattdesk.session', text);
      localStorage.setItem('floor.session', (JSON.parse(text) as { token: string }).token);
    }, stored);
    contexts.push(context);
    return context;
  };
  const first = await openPage(await fresh(), subject.list, ROWS, { profile });
  const next = await click(first.page, NEXT, FIRST_TITLE);
  const cached = await fresh();
  await openPage(cached, subject.list, ROWS, { profile, isCold: false });
  const warm = await openPage(cached, subject.list, ROWS, { profile, isCold: false });
  const list = await openPage(await fresh(), subject.formList, ROWS, { profile });
  const form = await click(list.page, subject.formLink, FILLED);
  await Promise.all(contexts.map((context) => context.close()));
  return { cold: first.load, warm: warm.load, next, form };
}

const FIGURES: readonly [name: string, read: (sample: Sample) => number, write: (value: number) => string][] = [
  ['JavaScript', ({ cold }) => cold.script, kb],
  ['first paint', ({ cold }) => cold.paint, ms],
  ['rows', ({ cold }) => cold.rows, ms],
  ['cached: first paint', ({ warm }) => warm.paint, ms],
  ['cached: rows', ({ warm }) => warm.rows, ms],
  ['next page', ({ next }) => next, ms],
  ['edit form', ({ form }) => form, ms],
];

function report(name: string, [ours, theirs]: readonly [Sample[], Sample[]]): void {
  console.log(`\nFirst load of the article list, ${name}; medians of ${ROUNDS}, in turn`);
  console.log(`  ${''.padEnd(20)} ${'wattdesk'.padStart(9)} ${'floor'.padStart(9)}  ratio`);
  for (const [figure, read, write] of FIGURES) {
    const [own, other] = [median(ours.map(read)), median(theirs.map(read))];
    const ratio = (own / other).toFixed(2);
    console.log(`  ${figure.padEnd(20)} ${write(own).padStart(9)} ${write(other).padStart(9)}  ${ratio}`);
  }
}

/**
 * Measures both apps and prints a table for each profile; leaves its servers to the end of the process.
 * @param dir the built app
 * @param api where the app's API is answered
 */
export async function firstLoad(launch: () => Promise<Browser>, dir: string, api: string): Promise<void> {
  const app = await serveCompressed(dir, api);
  const floor = await serveCompressed(await buildFloor('index'), api);
  const floorForm = await serveCompressed(await buildFloor('edit'), api);
  const list = `${app}/marketing-management/article`;
  const subjects: readonly [Subject, Subject] = [
    { name: 'wattdesk', list, formList: list, formLink: 'tbody tr:first-child a' },
    {
      name: 'floor',
      list: `${floor}/articles`,
      formList: `${floorForm}/edit.html#/articles`,
      formLink: FIRST_TITLE.selector,
    },
  ];
  const stored = await sessionOf(api);
  for (const profile of PROFILES) {
    const samples: [Sample[], Sample[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const index of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
        const browser = await launch();
        samples[index].push(await measure(browser, subjects[index], profile, stored));
        await browser.close();
      }
    }
    report(profile.name, samples);
  }
}
