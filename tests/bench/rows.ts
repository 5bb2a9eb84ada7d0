/**
 * Forms with 200 rows at four times CPU throttling: time from the click on a row of the list to the filled form,
 * and from a key press to the frame that shows it. Compared with react-admin's own ArrayInput with the same fields
 * and the same record, in the same run.
 */
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { serve, sessionOf } from './serving';
import { COUNT, recordOf, ROW_FORMS, type RowForm } from './rowForms';
import { ms, percentile } from './statistics';
import { watchKeys } from './keys';

/** Each key changes the value, also in an input limited to five characters. */
const KEYS = Array.from({ length: 40 }, (_, index) => (index % 2 ? 'Backspace' : '5'));
const ROUNDS = 2;
const RATE = 4;

/** Responds with a list of one record and with that record, independent of the data of the fixture API. */
async function answerWith(page: Page, form: RowForm): Promise<void> {
  const data = recordOf(form);
  const envelope = (content: unknown) => ({ json: { success: true, msg: '', ...(content as object) } });
  await page.route(form.call, (route) =>
    route.request().method() === 'GET' ? route.fulfill(envelope({ data })) : route.fallback(),
  );
  await page.route(/-pages$/, (route) => {
    const { [form.rows]: _, ...row } = data;
    const paged = 'pageNum' in (route.request().postDataJSON() as object);
    return route.fulfill(envelope(paged ? { data: { records: [row], totalRow: 1 } } : { data: [row], total: 1 }));
  });
}

/**
 * Clicks the link and waits, inside the page, for the frame in which the input of the first row shows its value:
 * the form is filled and accepts input.
 */
const fillForm = (page: Page, link: string, form: RowForm): Promise<{ start: number; open: number }> =>
  page.evaluate(
    ({ link: selector, first, value }) =>
      new Promise<{ start: number; open: number }>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLElement>(selector)?.click();
        const timer = setInterval(() => {
          if (document.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.value !== value) return;
          clearInterval(timer);
          // A timeout after the next frame runs when the current content is painted.
          requestAnimationFrame(() => setTimeout(() => resolve({ start, open: performance.now() - start })));
        }, 4);
      }),
    {
      link,
      first: `${form.rows}.0.${form.typed}`,
      value: String((recordOf(form)[form.rows] as Record<string, unknown>[])[0]?.[form.typed]),
    },
  );

/** Opens the form and also waits for the frame in which the last row is rendered, with inputs or as text. */
async function openForm(page: Page, link: string, form: RowForm): Promise<Opening> {
  const { start, open } = await fillForm(page, link, form);
  const whole = await page.evaluate(
    ({ since, count }) =>
      new Promise<number>((resolve) => {
        const timer = setInterval(() => {
          if (document.querySelectorAll('fieldset[aria-label], form li').length < count) return;
          clearInterval(timer);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
        }, 4);
      }),
    { since: start, count: COUNT },
  );
  return { open, whole };
}

interface Opening {
  /** Milliseconds from the click to the filled form. */
  open: number;
  /** Milliseconds from the click until the last row is rendered. */
  whole: number;
}

interface Result extends Opening {
  keys: number[];
}

async function measure(page: Page, link: string, form: RowForm): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  const throttle = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.locator(link).first().waitFor();
  await page.waitForLoadState('networkidle');
  await throttle(RATE);
  const opening = await openForm(page, link, form);
  await throttle(1);
  const keys: number[] = [];
  for (const row of [0, COUNT / 2]) {
    const name = `${form.rows}.${row}.${form.typed}`;
    const input = page.locator(`input[name="${name}"]`);
    // A row far below the viewport gets its inputs when it is scrolled near it.
    await page.evaluate((at) => {
      const end = new RegExp(` ${at + 1}$`);
      const groups = [...document.querySelectorAll<HTMLElement>('fieldset[aria-label]')];
      groups.find(({ ariaLabel }) => end.test(ariaLabel ?? ''))?.scrollIntoView({ block: 'center' });
    }, row);
    await input.waitFor();
    await input.scrollIntoViewIfNeeded();
    await input.click();
    await input.press('End');
    await throttle(RATE);
    keys.push(...(await watchKeys(page, KEYS)));
    await throttle(1);
  }
  return { ...opening, keys };
}

const report = (name: string, results: Result[]): void => {
  const opens = results.map(({ open }) => open);
  const whole = results.map((result) => result.whole);
  const keys = results.flatMap((result) => result.keys);
  console.log(
    `    ${name.padEnd(10)} opens in ${ms(percentile(opens, 0.5))} (slowest ${ms(Math.max(...opens))}), with its last row in ${ms(percentile(whole, 0.5))}, key 95th percentile ${ms(percentile(keys, 0.95))}, median ${ms(percentile(keys, 0.5))}`,
  );
};

export async function rows(browser: Browser, app: string): Promise<void> {
  const floor = await serve(
    'the floor app',
    {
      configFile: false,
      root: 'tests/bench/floor',
      plugins: [react()],
      build: { rolldownOptions: { input: 'tests/bench/floor/rows.html' } },
    },
    `${process.cwd()}/node_modules/.cache/wattdesk/bench-rows`,
  );
  const stored = await sessionOf(app);
  console.log(`\nForms with ${COUNT} rows at ${RATE}× CPU throttling, ${ROUNDS} rounds`);
  for (const [index, form] of ROW_FORMS.entries()) {
    const ours: Result[] = [];
    const theirs: Result[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      await context.addInitScript((text) => localStorage.setItem('wattdesk.session', text), stored);
      const page = await context.newPage();
      await answerWith(page, form);
      await page.goto(`${app}${form.list}`);
      ours.push(await measure(page, 'a[href*="update"]', form));
      await page.goto(`${floor}/rows.html?form=${index}`);
      theirs.push(await measure(page, 'tbody tr td:last-child', form));
      await context.close();
    }
    console.log(`  ${form.name}`);
    report('wattdesk', ours);
    report('ArrayInput', theirs);
  }
}
