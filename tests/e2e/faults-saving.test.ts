import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH, fillArticle, uploadFiles } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { CAMPAIGNS_PATH } from '../support/campaignForm';
import { testEachFault, expectSignInOverUnsaved, expectToast, getOptionsWithFaults } from '../support/faultScenarios';
import { createPng } from '../support/testFiles';
import { REDEMPTION_CODE_CALL, VOUCHERS_PATH } from '../support/voucherForm';

const TYPES = '/marketing-management/article-type';
const POINTS = '/points-management';
const PROFILES = '/smart-energy-management/charging-profiles';
const MAIL = '/notification-management/mail-settings';
const RECIPIENTS = '/notification-management/mail-recipients';

beforeEach(resetApi);
afterEach(closeApps);

const open = (path: string) => openApp({ account: 'admin', path, ...getOptionsWithFaults() });
const save = (page: Page) => page.getByRole('button', { name: /^(Save|Save settings|Update)$/ }).click();
const rename = async (page: Page): Promise<void> => {
  const name = page.getByRole('textbox', { name: /^(Title|Name)/ });
  await expect.poll(() => name.inputValue()).not.toBe('');
  await name.fill('Another name');
};

async function fillBase(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Base Points' }).getByRole('button', { name: 'Edit' }).click();
  const points = page.getByRole('dialog').getByRole('textbox', { name: /^Points Earned/ });
  await expect.poll(() => points.inputValue()).toBe('1');
  await points.fill('12.5');
}

async function fillType(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Kept');
}

async function editProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.waitForURL(`**${PROFILES}/edit`);
  const description = page.getByRole('textbox', { name: /^Description/ });
  await expect.poll(() => description.inputValue()).not.toBe('');
  await description.fill('Another description');
}

async function fillHost(page: Page): Promise<void> {
  const host = page.getByRole('textbox', { name: /^Host/ });
  await expect.poll(() => host.inputValue()).not.toBe('');
  await host.fill('smtp.example.sg');
}

async function fillRecipient(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add recipient' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('night@example.sg');
}

/** One form of each kind whose session ends during the save: a dialog, screens, and a page that is one form. */
const SIGNED_OUT = [TYPES, `${ARTICLES_PATH}/create`, `${CAMPAIGNS_PATH}/update/1`, POINTS, MAIL];

describe.each<[path: string, call: string, fill: (page: Page) => Promise<void>]>([
  [TYPES, 'POST article/article-types', fillType],
  [`${ARTICLES_PATH}/create`, 'POST article/articles', fillArticle],
  [`${CAMPAIGNS_PATH}/update/1`, 'PUT campaign/campaigns', rename],
  [POINTS, 'POST dawn/api/v1/base-dynamic-points', fillBase],
  [`${PROFILES}/view/1`, 'PUT dawn/api/v1/charging-profile', editProfile],
  [MAIL, 'POST dawn/api/v1/mail-settings', fillHost],
  [RECIPIENTS, 'POST dawn/api/v1/email/config', fillHost],
  [RECIPIENTS, 'POST dawn/api/v1/email/recipient', fillRecipient],
])('saving at %s', (path, call, fill) => {
  it(`${call}: a save that fails keeps all that was entered, says why and is sent once`, async () => {
    const app = await open(path);
    const { page, calls } = app;
    await fill(page);
    const { pathname } = new URL(page.url());
    const input = page.locator('form').getByRole('textbox').first();
    const before = await input.inputValue();
    const sent = () => calls.filter(({ method, path: to }) => `${method} ${to}` === call);
    let times = 0;
    await testEachFault(
      app,
      call,
      async (fault) => {
        await save(page);
        await expectToast(page, fault);
        // Without a network the conflict check of the settings fails, and the save is not sent.
        times += path === MAIL && fault.name === 'a browser that is offline' ? 0 : 1;
        expect(sent()).toHaveLength(times);
        expect(await input.inputValue()).toBe(before);
        expect(new URL(page.url()).pathname).toBe(pathname);
      },
      path === TYPES ? 'all' : 'one',
    );
    if (SIGNED_OUT.includes(path)) {
      await expectSignInOverUnsaved(page, call, () => save(page));
      expect(await input.inputValue()).toBe(before);
    } else await save(page);
    await expect.poll(() => sent().length).toBe(times + 1);
    const bodies = new Set(sent().map(({ body }) => JSON.stringify(body)));
    expect(bodies.size, 'nothing that was entered is lost or changed on the way').toBe(1);
  });
});

describe('deleting a saved image', () => {
  it('that fails keeps it, says why and is sent once', async () => {
    const [row, call] = ['image 1', 'DELETE campaign/campaigns-images/*'];
    const app = await open(`${CAMPAIGNS_PATH}/update/1`);
    const { page, calls } = app;
    const remove = page.getByRole('button', { name: `Remove ${row}` });
    await page.getByRole('button', { name: 'Save' }).waitFor();
    // Rows far below the viewport have no buttons until they are scrolled into view.
    await page.getByRole('group', { name: row, exact: true }).or(remove).first().scrollIntoViewIfNeeded();
    await remove.waitFor();
    const rows = page.getByRole('group', { name: new RegExp(`^${row.slice(0, -1)}\\d`) });
    const before = await rows.count();
    let times = 0;
    await testEachFault(
      app,
      call,
      async (fault) => {
        await remove.click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        await expectToast(page, fault);
        expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength((times += 1));
        await remove.waitFor();
        expect(await rows.count()).toBe(before);
      },
      'one',
    );
  });
});

describe('an upload', () => {
  it('that fails leaves the slot empty, says why and is sent once', async () => {
    const app = await open(`${ARTICLES_PATH}/create`);
    const { page, calls } = app;
    const call = 'POST dawn/api/v1/upload/picture';
    await page.getByRole('textbox', { name: /^Title/ }).fill('Kept');
    let times = 0;
    await testEachFault(app, call, async (fault) => {
      await uploadFiles(page, createPng());
      await expectToast(page, fault);
      expect(calls.filter(({ path: to }) => call.endsWith(to))).toHaveLength((times += 1));
      expect(await page.getByRole('button', { name: /Remove image/i }).count()).toBe(0);
    });
    expect(await page.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('Kept');
  });
});

describe('the code of a voucher', () => {
  it('stays as it was when no new one comes, and says why', async () => {
    const app = await open(`${VOUCHERS_PATH}/add`);
    const { page } = app;
    const refresh = page.getByRole('region', { name: 'Configuration' }).getByRole('button', { name: 'Refresh' });
    await refresh.click();
    const code = page.getByRole('textbox', { name: /^Redemption Code/ });
    await expect.poll(() => code.inputValue()).not.toBe('');
    const before = await code.inputValue();
    await testEachFault(
      app,
      REDEMPTION_CODE_CALL,
      async (fault) => {
        await refresh.click();
        await expectToast(page, fault);
        expect(await code.inputValue()).toBe(before);
      },
      'one',
    );
  });
});
