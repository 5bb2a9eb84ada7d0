import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveArticle } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { CAMPAIGNS_PATH, fillCampaign } from '../support/campaignForm';
import { getCallsTo, failCalls } from '../support/recordedCalls';

const CREATE = `${CAMPAIGNS_PATH}/create`;
const FIRST = `${CAMPAIGNS_PATH}/update/1`;

beforeEach(resetApi);
afterEach(closeApps);

const row = (page: Page, number: number) => page.getByRole('group', { name: `Discount ${number}` });

async function choose(page: Page, number: number, field: RegExp, option: string): Promise<void> {
  await row(page, number).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const isReady = (page: Page) =>
  expect.poll(() => page.getByRole('textbox', { name: /^Title/ }).inputValue()).not.toBe('');

describe('campaign form', () => {
  it('creates a campaign with exactly the body of the specification', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: CREATE });
    await fillCampaign(page);
    await choose(page, 1, /^User Type/, 'Public');
    await row(page, 1).getByRole('textbox', { name: 'Discount' }).fill('10');
    await choose(page, 2, /^User Type/, 'Fleet');
    await row(page, 2).getByRole('textbox', { name: 'Discount' }).fill('2.5');
    await choose(page, 3, /^User Type/, 'Fleet');
    await choose(page, 3, /^Group/, 'Corporate Fleets');
    await row(page, 3).getByRole('textbox', { name: 'Discount' }).fill('0.05');
    await row(page, 3).getByRole('switch', { name: 'Percentage' }).click();
    await saveArticle(page);
    await page.getByText('Successfully Created').waitFor();
    await page.waitForURL((url) => url.pathname === CAMPAIGNS_PATH);
    expect(getCallsTo(calls, 'POST campaign/campaigns').map((call) => call.body)).toEqual([
      {
        campaignTitle: 'Night rates',
        campaignContent: 'Cheaper after ten.',
        startTime: '2027-03-01 20:00',
        endTime: '2027-03-31 06:30',
        sendNotification: false,
        imagePaths: [{ articleImagePath: expect.stringContaining('/') }],
        links: [{ articleLinkName: 'More', articleLink: 'https://example.sg/night' }],
        discounts: [
          { userType: 'PUBLIC', discount: '10', percentage: true },
          { userType: 'FLEET', groupPk: 6, discount: '0.05', percentage: false },
        ],
      },
    ]);
  });

  it('says everything at once when it is empty, and nothing of discounts', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: CREATE });
    await row(page, 1).waitFor();
    await expect.poll(() => page.getByRole('group', { name: /^Discount \d/ }).count()).toBe(1);
    await expect.poll(() => row(page, 1).getByRole('switch', { name: 'Percentage' }).isChecked()).toBe(true);
    await choose(page, 1, /^User Type/, 'Fleet');
    await saveArticle(page);
    for (const text of [
      'Please input campaign title',
      'Please input campaign content',
      'Please select start date time',
      'Please select end date time',
      'Please upload at least one image',
      'Please add at least one link',
    ]) {
      await page.getByText(text).first().waitFor();
    }
    expect(await row(page, 1).locator('.Mui-error').count()).toBe(0);
    expect(getCallsTo(calls, 'POST campaign/campaigns')).toEqual([]);
  });

  it('empties and disables the group for PUBLIC, and gives it back', async () => {
    const { page } = await openApp({ account: 'admin', path: CREATE });
    const group = row(page, 1).getByRole('combobox', { name: /^Group/ });
    await choose(page, 1, /^User Type/, 'Fleet');
    await choose(page, 1, /^Group/, 'Corporate Fleets');
    await choose(page, 1, /^User Type/, 'Public');
    await expect.poll(() => group.getAttribute('aria-disabled')).toBe('true');
    expect((await group.innerText()).replace('\u200b', '').trim()).toBe('');
    await choose(page, 1, /^User Type/, 'Fleet');
    await expect.poll(() => group.innerText()).toBe('Corporate Fleets');
  });

  it('leaves a discount as it was typed, five characters of it, and refuses what is no number or longer', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: CREATE });
    const discount = row(page, 1).getByRole('textbox', { name: 'Discount' });
    await choose(page, 1, /^User Type/, 'Public');
    await discount.pressSequentially('100.25');
    expect(await discount.inputValue()).toBe('100.2');
    for (const [text, fault] of [
      ['1a.-3', 'Please enter a number such as 10 or 2.5'],
      ['100.25', /^(Max|At most) 5 characters/],
    ] as const) {
      await discount.fill(text);
      await saveArticle(page);
      await row(page, 1).getByText(fault).waitFor();
      expect(await discount.inputValue()).toBe(text);
    }
    expect(getCallsTo(calls, 'POST campaign/campaigns')).toEqual([]);
  });

  it('refuses an end that is not after the start', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: FIRST });
    await isReady(page);
    await page.getByRole('group', { name: /^End/ }).getByRole('spinbutton', { name: 'Year' }).click();
    await page.keyboard.type('2020');
    await saveArticle(page);
    await page.getByText('The end must be after the start').waitFor();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('sends the ids of what is saved back, and the id of the campaign', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: FIRST });
    await isReady(page);
    await page.getByRole('textbox', { name: /^Title/ }).fill('A new title');
    await saveArticle(page);
    await page.getByText('Successfully Updated').waitFor();
    const [body] = getCallsTo(calls, 'PUT campaign/campaigns').map((call) => call.body as Record<string, unknown>);
    expect(getCallsTo(calls, 'GET campaign/campaigns/1')).toHaveLength(2);
    expect(Object.keys(body ?? {}).sort()).toEqual([
      'campaignContent',
      'campaignId',
      'campaignTitle',
      'discounts',
      'endTime',
      'imagePaths',
      'links',
      'sendNotification',
      'startTime',
    ]);
    expect(body).toMatchObject({
      campaignId: 1,
      campaignTitle: 'A new title',
      imagePaths: expect.arrayContaining([
        { articleImageId: expect.any(Number), articleImagePath: expect.any(String) },
      ]),
      links: expect.arrayContaining([expect.objectContaining({ articleLinkId: expect.any(Number) })]),
      discounts: expect.arrayContaining([
        {
          articleDiscountId: expect.any(Number),
          userType: expect.any(String),
          groupPk: expect.any(Number),
          discount: expect.anything(),
          percentage: expect.any(Boolean),
        },
      ]),
    });
  });

  it('deletes a saved image, link and discount on the server after a question', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: FIRST });
    await isReady(page);
    const deletes = () => calls.filter(({ method }) => method === 'DELETE').map((call) => call.path);
    for (const [index, [name, path]] of [
      [/Remove image 1/i, 'images'],
      [/Remove Link 1/i, 'links'],
      [/Remove Discount 1/i, 'discounts'],
    ].entries() as IterableIterator<[number, [RegExp, string]]>) {
      const remove = page.getByRole('button', { name });
      await remove.click();
      await page.getByText('Confirm delete?').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      expect(deletes(), path).toHaveLength(index);
      await remove.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => deletes().at(-1)).toMatch(new RegExp(`^campaign/campaigns-${path}/\\d+$`));
      expect(deletes(), path).toHaveLength(index + 1);
      await page.getByText('Delete successfully!').last().waitFor();
    }
  });

  it('keeps a discount whose deletion fails', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: FIRST,
      prepare: (own) => failCalls(own, 'DELETE campaign/campaigns-discounts/*', 'HTTP 409'),
    });
    await isReady(page);
    const rows = page.getByRole('group', { name: /^Discount \d/ });
    const remove = page.getByRole('button', { name: /Remove Discount/i });
    // The last row is blank and cannot be removed.
    await expect.poll(async () => (await rows.count()) - (await remove.count())).toBe(1);
    const before = await rows.count();
    await remove.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Somebody else changed it').waitFor();
    // While the dialog is open or fading out, elements behind it have no accessible role.
    await expect.poll(() => rows.count()).toBe(before);
  });

  it('removes an unsaved discount without a call', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: CREATE });
    await choose(page, 1, /^User Type/, 'Public');
    await page.getByRole('button', { name: /Remove Discount 1/i }).click();
    await expect.poll(() => page.getByRole('group', { name: /^Discount \d/ }).count()).toBe(1);
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('leaves without a question when nothing was entered', async () => {
    const { page } = await openApp({ account: 'admin', path: FIRST });
    await isReady(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL((url) => url.pathname === CAMPAIGNS_PATH);
  });
});
