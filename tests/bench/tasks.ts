/**
 * Counts the key presses and clicks of staff's daily tasks, from the screen where each begins. A task that does not
 * reach its end fails the run.
 */
import type { Browser, Page } from 'playwright-core';
import { Hands } from './hands';
import { STAFF_KEYS } from './staffKeys';
import { STAFF_TASKS } from './staffTasks';
import { sessionOf } from './serving';

export interface Task {
  title: string;
  from: string;
  does: (hands: Hands) => Promise<void>;
  /** Waits for the element that the finished task shows. */
  ends: (page: Page) => Promise<unknown>;
}

const succeeds = (page: Page) => page.locator('.wd-toast', { hasText: /success|done/i }).waitFor({ timeout: 5000 });
const heads = (name: RegExp) => (page: Page) =>
  page.getByRole('heading', { name, level: 1 }).waitFor({ timeout: 5000 });

const TASKS: readonly Task[] = [
  {
    title: 'filter inactive articles',
    from: '/marketing-management/article',
    does: async (hands) => {
      // Activates the link "Skip to content".
      await hands.press('Tab', 'Enter');
      await hands.goTo(/^Status/);
      await hands.press('Enter', 'ArrowDown', 'ArrowDown', 'Enter');
    },
    ends: (page) => page.waitForURL(/Inactive/),
  },
  {
    title: 'change the title of the first article',
    from: '/marketing-management/article',
    does: async (hands) => {
      await hands.press('ArrowDown', 'Enter');
      await hands.goTo(/^Title/);
      await hands.type('Spring');
      await hands.press('Control+S');
    },
    ends: succeeds,
  },
  {
    title: 'change the window of the first rate',
    from: '/site-management/dynamic-rate-configuration',
    does: async (hands) => {
      await hands.press('ArrowDown', 'Enter');
      await hands.goTo(/^Hours/);
      await hands.type('08');
      await hands.goTo(/^Hours/);
      await hands.type('11');
      await hands.press('Control+S');
    },
    ends: succeeds,
  },
  {
    title: 'create a voucher from nothing',
    from: '/voucher-management/voucher',
    does: async (hands) => {
      await hands.press('n');
      await hands.type('Spring');
      await hands.goTo(/^Day/);
      await hands.type('0112');
      await hands.press('ArrowUp');
      await hands.goTo(/^Day/);
      await hands.type('3112');
      await hands.press('ArrowUp', 'Tab');
      await hands.type('99');
      await hands.press('Tab');
      await hands.type('c');
      await hands.press('Tab');
      await hands.type('m');
      await hands.goTo(/^Voucher Value/);
      await hands.type('5');
      await hands.press('Tab', 'Tab', 'Enter');
      await hands.goTo(/^Sites/);
      await hands.press('ArrowDown', 'ArrowDown', 'Enter');
      await hands.goTo(/^Hours/);
      await hands.type('08');
      await hands.goTo(/^Hours/);
      await hands.type('20');
      await hands.press('Control+S');
    },
    ends: succeeds,
  },
  {
    title: 'create a voucher like another',
    from: '/voucher-management/voucher',
    does: async (hands) => {
      await hands.press('ArrowDown');
      await hands.goTo(/^Actions/);
      await hands.press('Enter');
      await hands.goTo(/^Duplicate/, 'ArrowDown');
      await hands.press('Enter');
      await hands.type('Spring');
      await hands.goTo(/^Refresh/);
      await hands.press('Enter', 'Control+S');
    },
    ends: succeeds,
  },
  {
    title: 'assign 20 sites to a rate',
    from: '/site-management/dynamic-rate-configuration',
    does: async (hands) => {
      await hands.press('ArrowDown');
      await hands.goTo(/^Actions/);
      await hands.press('Enter', 'Enter');
      await hands.goTo(/^Select (?!all)/);
      await hands.press('Space', ...Array.from({ length: 19 }, () => 'Tab'), 'Shift+Space', 'Control+S');
    },
    ends: succeeds,
  },
  {
    title: 'delete three RFID cards',
    from: '/rfid-card-management',
    does: async (hands) => {
      await hands.press('ArrowDown', 'Shift+Tab', 'Space', 'ArrowDown', 'ArrowDown', 'Shift+Space');
      await hands.goTo(/^Delete/, 'Shift+Tab');
      await hands.press('Enter', 'Tab', 'Enter');
    },
    ends: succeeds,
  },
  {
    title: 'open a record by its name, from anywhere',
    from: '/dashboard',
    does: async (hands) => {
      await hands.press('Control+K');
      await hands.type('night out');
      await hands.page
        .getByRole('option', { name: /night out/i })
        .first()
        .waitFor();
      await hands.press('Enter');
    },
    ends: heads(/night out/i),
  },
  {
    title: 'go to another screen',
    from: '/dashboard',
    does: (hands) => hands.press('g', 'v'),
    ends: heads(/^Vouchers/),
  },
  {
    title: 'create an article type',
    from: '/marketing-management/article-type',
    does: async (hands) => {
      await hands.press('n');
      await hands.type('News');
      await hands.press('Enter');
    },
    ends: succeeds,
  },
];

/** Does a task on a page of its own. */
async function perform(browser: Browser, url: string, { from, does, ends }: Omit<Task, 'title'>): Promise<Hands> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript((text) => localStorage.setItem('wattdesk.session', text), await sessionOf(url));
  const hands = new Hands(await context.newPage());
  await hands.page.goto(from);
  await hands.look();
  await does(hands);
  await ends(hands.page);
  await context.close();
  return hands;
}

const print = (...cells: readonly (string | number)[]): void =>
  console.log(
    cells.map((cell, index) => (index === cells.length - 1 ? ` ${cell}` : String(cell).padStart(8))).join(''),
  );

export async function tasks(browser: Browser, url: string): Promise<void> {
  console.log('\nTen tasks by keyboard: keys, those of what is typed included');
  for (const task of TASKS) {
    const { keys, typed } = await perform(browser, url, task);
    print(keys + typed, task.title);
  }
  console.log(
    '\nTwelve tasks of staff, from the screen that they begin with. By mouse: clicks before saved views, related',
  );
  console.log(
    'records, history and links to created records, clicks now, and their share. By keys: keys without those of',
  );
  console.log('what is typed, and the most presses of one key in a row on the way to a control.');
  print('before', 'now', '', 'keys', 'longest', 'task');
  for (const task of STAFF_TASKS) {
    const { clicks } = await perform(browser, url, task);
    const { keys, longestWay } = await perform(browser, url, { ...task, does: STAFF_KEYS[task.title]! });
    print(
      task.clicksBefore,
      clicks,
      `${Math.round((100 * clicks) / task.clicksBefore)}%`,
      keys,
      longestWay,
      task.title,
    );
  }
}
