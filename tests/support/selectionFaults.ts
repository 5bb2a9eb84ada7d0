/**
 * Faults of calls that no entity of the product makes, on a test entity: one call with all selected rows, one call per
 * row, and a file download.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { App, OpenOptions } from './browser';
import {
  testEachFault,
  expectSignInAfter401,
  expectToast,
  getOptionsWithFaults,
  type ExpectedFault,
} from './faultScenarios';

const TYPES = '/marketing-management/article-type';
/** Actions to be added to the article types. */
export const SELECTION_ACTIONS = {
  merge: {
    title: 'Merge',
    scope: 'selection',
    call: 'POST article/article-types/merge',
    input: {
      type: 'object',
      properties: { reason: { type: 'string', title: 'Reason' } },
      required: ['reason'],
    },
    payload: { articleTypeIds: '{ids}', reason: '{reason}' },
  },
  check: {
    title: 'Check',
    scope: 'selection',
    callPerRecord: true,
    call: 'POST article/article-types/check/{articleTypeId}',
  },
  sheet: {
    title: 'Get sheet',
    scope: 'list',
    call: 'GET article/article-types-sheet',
    downloadFilename: 'Types-{now}.xlsx',
  },
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses a button of the selection bar and confirms the dialog. */
async function begin(page: Page, name: string, count: number): Promise<void> {
  await button(page, name).click();
  await page
    .getByRole('dialog', { name: `${name}: ${count} selected` })
    .getByRole('button', { name })
    .click();
}

async function chooseThree(page: Page): Promise<void> {
  for (const name of ['Announcements', 'Promotions', 'Charging Tips']) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  }
  await page.getByText('3 selected').waitFor();
}

/** Returns the requests below `article/article-types` with their bodies. */
const sent = ({ calls }: App, part: string) =>
  calls.flatMap(({ path, body }) => (path.startsWith(`article/article-types${part}`) ? [{ path, body }] : []));

/** @param openPage opens a screen of an app whose article types have `SELECTION_ACTIONS` */
export function testSelectionFaults(openPage: (path: string, options: OpenOptions) => Promise<App>): void {
  const open = async (): Promise<App> => {
    const app = await openPage(TYPES, getOptionsWithFaults());
    await app.page.getByRole('button', { name: 'Get sheet' }).waitFor();
    return app;
  };

  it('the chosen rows stay chosen and what was typed stays typed where their one call fails', async () => {
    const app = await open();
    const { page } = app;
    await chooseThree(page);
    await button(page, 'Merge').click();
    const reason = page.getByRole('dialog').getByRole('textbox', { name: /^Reason/ });
    await reason.fill('They are the same');
    const merge = page.getByRole('dialog').getByRole('button', { name: 'Merge' });
    let times = 0;
    const meet = async (fault: ExpectedFault): Promise<void> => {
      await merge.click();
      await expectToast(page, fault);
      expect(sent(app, '/merge')).toHaveLength((times += 1));
      expect(await reason.inputValue()).toBe('They are the same');
    };
    await testEachFault(app, 'POST article/article-types/merge', meet, 'one');
    expect(sent(app, '/merge').at(-1)?.body).toEqual({ articleTypeIds: [1, 2, 3], reason: 'They are the same' });
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Leave').click();
    await page.getByText('3 selected').waitFor();
    await button(page, 'Merge').click();
    await reason.fill('They are the same');
    await merge.click();
    await expectToast(page, { name: 'no fault', text: 'Success' });
    await page.getByText('3 selected').waitFor({ state: 'detached' });
  });

  it('of the chosen rows those are named with which it could not be done, and only they are tried again', async () => {
    const app = await open();
    const { page } = app;
    await chooseThree(page);
    const [second, result] = ['/check/2', page.getByRole('dialog', { name: 'Check: 3 selected' })];
    const meet = async (fault: ExpectedFault): Promise<void> => {
      await begin(page, 'Check', 3);
      await result.getByRole('definition').filter({ hasText: fault.text }).waitFor();
      await result.getByRole('term').filter({ hasText: 'Promotions' }).waitFor();
      await expect.poll(() => result.getByRole('definition').count()).toBe(1);
      expect(sent(app, second)).toHaveLength(1);
    };
    await testEachFault(app, `POST article/article-types${second}`, meet, 'one');
    await result.getByRole('button', { name: /^Try again/ }).click();
    await expectToast(page, { name: 'no fault', text: 'Check: 3 done' });
    expect(['/check/1', second, '/check/3'].map((part) => sent(app, part).length)).toEqual([1, 2, 1]);
    await page.getByText('Nothing selected').waitFor();
    await chooseThree(page);
    await expectSignInAfter401(page, 'POST article/article-types/check/*', () => begin(page, 'Check', 3));
  });

  it('a file that does not come is not saved, and says why', async () => {
    const app = await open();
    const { page } = app;
    let saved = 0;
    page.on('download', () => (saved += 1));
    const meet = async (fault: ExpectedFault): Promise<void> => {
      await button(page, 'Get sheet').click();
      await expectToast(page, fault);
      expect(saved).toBe(0);
    };
    await testEachFault(app, 'GET article/article-types-sheet', meet, 'one');
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Get sheet').click()]);
    expect(file.suggestedFilename()).toMatch(/^Types-\d+\.xlsx?$/);
    await expectSignInAfter401(page, 'GET article/article-types-sheet', () => button(page, 'Get sheet').click());
  });
}
