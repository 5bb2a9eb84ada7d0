/**
 * First load: time to the first rows of the article list, and from there to the next page and to the form. Compares
 * the generated app with the hand-written floor app, in one run, alternating, each load in a new browser; at four
 * times CPU throttling, and on a slow network.
 */
import type { Browser, BrowserContext } from 'playwright-core';
import { serveCompressed } from './compressed';
import { buildFloor } from './floorApp';
import { LIST_FIGURES, summarize, writeReport, type Figures, type ListKey, type Measurements } from './figures';
import { click, openPage, type LoadOptions, type Place, type Profile } from './pageLoad';
import { sessionOf } from './serving';

const PROFILES = {
  processor: { name: 'processor at a quarter of its speed (4×)', cpu: 4 },
  network: {
    name: 'processor at a quarter of its speed (4×), 10 Mbit/s and 40 ms',
    cpu: 4,
    network: { megabits: 10, roundTrip: 40 },
  },
} as const satisfies Record<string, Profile>;

interface Subject {
  list: string;
  /** Selector of the filters, when they are usable. */
  filters: Place;
  /** Path of a list that leads to a form (in the floor app a separate page), and selector of the link to the form. */
  formList: string;
  formLink: string;
}

type Sample = Readonly<Record<ListKey, number>>;

/** Loaded rows, not their skeletons. */
const ROWS: Place = { selector: 'tbody tr:nth-child(10):not([aria-hidden]) td:nth-child(3)' };
const NEXT = '[aria-label="Go to next page"]';
const FIRST_TITLE: Place = { selector: 'tbody tr:first-child td:nth-child(2)', changes: true };
/** Only the loaded record has this value: the rest of the form could be filled at once from the row of the list. */
const FILLED: Place = { selector: 'textarea[name="articleContent"]' };

async function measure(browser: Browser, subject: Subject, profile: Profile, stored: string): Promise<Sample> {
  const { filters: controls } = subject;
  const inContext = async <Result>(run: (context: BrowserContext) => Promise<Result>): Promise<Result> => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
    await context.addInitScript((text) => {
      localStorage.setItem('wattdesk.session', text);
      localStorage.setItem('floor.session', (JSON.parse(text) as { token: string }).token);
    }, stored);
    const result = await run(context);
    // A page that stays open would share the processor with the next one.
    await context.close();
    return result;
  };
  const first = await inContext(async (context) => {
    const { page, load } = await openPage(context, subject.list, ROWS, { profile, controls });
    return { load, next: await click(page, NEXT, FIRST_TITLE) };
  });
  const cached = await inContext(async (context) => {
    const { page } = await openPage(context, subject.list, ROWS, { profile, isCold: false });
    await page.close();
    return (await openPage(context, subject.list, ROWS, { profile, isCold: false, controls })).load;
  });
  const form = await inContext(async (context) => {
    const { page } = await openPage(context, subject.formList, ROWS, { profile });
    return click(page, subject.formLink, FILLED);
  });
  return { ...first.load, cachedPaint: cached.paint, cached: cached.complete, next: first.next, form };
}

/** Measures both apps and prints a table for each profile; the servers run until the process ends. */
export async function firstLoad({ launch, dir, api, rounds }: LoadOptions): Promise<Measurements['list']> {
  const app = await serveCompressed(dir, api);
  const floor = await serveCompressed(await buildFloor('index'), api);
  const floorForm = await serveCompressed(await buildFloor('edit'), api);
  const list = `${app}/marketing-management/article`;
  const subjects: readonly [Subject, Subject] = [
    {
      list,
      // A label is rendered together with its control.
      filters: { selector: '.wd-filter label', minimum: 2 },
      formList: list,
      formLink: 'tbody tr:first-child a',
    },
    {
      list: `${floor}/articles`,
      filters: { selector: '.filter-field .MuiInputLabel-root', minimum: 2 },
      formList: `${floorForm}/edit.html#/articles`,
      formLink: FIRST_TITLE.selector,
    },
  ];
  const stored = await sessionOf(api);
  const run = async (profile: Profile): Promise<Figures<ListKey>> => {
    const samples: [Sample[], Sample[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const index of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
        const browser = await launch();
        samples[index].push(await measure(browser, subjects[index], profile, stored));
        await browser.close();
      }
    }
    const figures = summarize(LIST_FIGURES, samples);
    console.log(`\nFirst load of the article list, ${profile.name}; medians of ${rounds}, in turn`);
    console.log(writeReport(LIST_FIGURES, figures));
    return figures;
  };
  return { processor: await run(PROFILES.processor), network: await run(PROFILES.network) };
}
