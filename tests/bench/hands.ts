import type { Locator, Page } from 'playwright-core';

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

/** Simulates a user: waits for the page after each key and click, and counts them. */
export class Hands {
  /** Keys other than those of typed text. */
  keys = 0;

  typed = 0;

  clicks = 0;

  /** The most presses of one key that it took to reach an element. */
  longestWay = 0;

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
    this.typed += text.length;
    await this.look();
  }

  /** Types into the field that gets the focus when a form opens. */
  async typeIntoForm(text: string): Promise<void> {
    await this.page.waitForFunction(() => document.activeElement?.matches('input:not([type=search]), textarea'));
    await this.type(text);
  }

  /** Pastes a text into the focused input. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      if (document.activeElement?.dispatchEvent(event)) document.execCommand('insertText', false, copied);
    }, text);
    this.keys += 1;
    await this.look();
  }

  /** Clicks the first element with this role and name, or the given one. */
  async click(target: Parameters<Page['getByRole']>[0] | Locator, name?: RegExp): Promise<void> {
    const found = typeof target === 'string' ? this.page.getByRole(target, name ? { name } : {}) : target;
    await found.first().click();
    this.clicks += 1;
    await this.look();
  }

  /** Presses Tab, or another key, until an element with this name has the focus. */
  async goTo(name: RegExp, key = 'Tab'): Promise<void> {
    const met: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await this.press(key);
      met.push(await focused(this.page));
      this.longestWay = Math.max(this.longestWay, met.length);
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
