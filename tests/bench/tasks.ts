/**
 * Counts the key presses of staff's daily tasks. Each task is done by keyboard alone from the screen where it
 * begins, and every key counts, including typed text. A task that does not reach its end fails the run.
 */
import type { Browser, Page } from 'playwright-core';
import { sessionOf } from './serving';

/** Returns the accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const by = element?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const names = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return (
      element?.getAttribute('aria-label') ??
      (names || (element?.labels?.[0]?.textContent ?? element?.textContent ?? ''))
    ).trim();
  });

/** Simulates a keyboard user: waits for the page after each key and counts the keys. */
class Hands {
  keys = 0;

  private underway = 0;

  constructor(readonly page: Page) {
    page.on('request', () => (this.underway += 1));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', () => (this.underway -= 1));
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.keys += 1;
      await this.look();
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: 40 });
    this.keys += text.length;
    await this.look();
  }

  /** Presses Tab, or another key, until an element with this name has the focus. */
  async goTo(name: RegExp, key = 'Tab'): Promise<void> {
    const met: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await this.press(key);
      met.push(await focused(this.page));
      if (name.test(met.at(-1) ?? '')) return;
    }
    throw new Error(`${key} never reached ${name}, only ${met.join(', ')}`);
  }

  /** Waits until no request is pending and the DOM has not changed for 250 ms. */
  async look(): Promise<void> {
    do {
      await this.page.evaluate(
        () =>
          new Promise<void>((still) => {
            let timer = setTimeout(still, 250);
            new MutationObserver(() => {
              clearTimeout(timer);
              timer = setTimeout(still, 250);
            }).observe(document.body, { childList: true, subtree: true });
          }),
      );
    } while (this.underway > 0);
  }
}

interface Task {
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
      await hands.goTo(/^Delete \(/, 'Shift+Tab');
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

export async function tasks(browser: Browser, url: string): Promise<void> {
  const stored = await sessionOf(url);
  console.log('\nKeys of ten tasks, those of what is typed included');
  for (const { title, from, does, ends } of TASKS) {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    await context.addInitScript((text) => localStorage.setItem('wattdesk.session', text), stored);
    const hands = new Hands(await context.newPage());
    await hands.page.goto(from);
    await hands.look();
    await does(hands);
    await ends(hands.page);
    console.log(`  ${String(hands.keys).padStart(3)}  ${title}`);
    await context.close();
  }
}
