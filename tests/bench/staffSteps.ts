/** What the tasks of staff by mouse and by keys share. */
import type { Page } from 'playwright-core';

export const succeeds = (page: Page): Promise<void> =>
  page
    .locator('.wd-toast', { hasText: /success|done/i })
    .first()
    .waitFor();

export const shows =
  (text: RegExp) =>
  (page: Page): Promise<void> =>
    page.getByText(text).first().waitFor();

/** Fifty cards as they are copied from a spreadsheet. */
export const CARDS = [
  'RFID No.\tCard Type\tValid Till\tPayment Method\tUser Email',
  ...Array.from({ length: 50 }, (_, index) =>
    [`BENCH${1000 + index}`, 'Physical Card', '31/12/2030', 'Wallet', 'tan.weiming@mail.test'].join('\t'),
  ),
].join('\n');
