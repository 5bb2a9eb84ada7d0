import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { API_PREFIX, openScreen, pickOption, pressButton } from '../support/administrationScreens';
import { closeApps, openApp, PHONE_VIEWPORT, resetApi } from '../support/browser';
import { chooseFromRowMenu } from '../support/checkedScreen';
import { getCallsTo } from '../support/recordedCalls';

beforeEach(resetApi);
afterEach(closeApps);

const LIST = '/ocpi/roaming-operators';
const OPERATOR = '/ocpi/edit-operators/4';
const PAGES = `POST ${API_PREFIX}/ocpi/operator-pages`;

const section = (page: Page, name: string) => page.getByRole('region', { name });
const bodies = (calls: Parameters<typeof getCallsTo>[0], call: string): unknown[] =>
  getCallsTo(calls, call).map(({ body }) => body);

describe('roaming operators', () => {
  it('are listed, filtered, and deleted after a question', async () => {
    const app = await openScreen(LIST);
    const { page, calls } = app;
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['Logo', 'Party Name', 'Role', 'Party ID', 'Country', 'Website', 'Create Time', 'Status', 'Action']);
    expect(bodies(calls, PAGES)[0]).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
    const inactive = page.getByRole('row').filter({ hasText: 'Inactive' });
    expect(await inactive.getByRole('button').count()).toBe(0);
    expect(await inactive.getByRole('link', { name: 'Causeway EV Services' }).count()).toBe(1);

    await chooseFromRowMenu(app, 'Delete');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Are you sure you want to delete this item?').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(getCallsTo(calls, `DELETE ${API_PREFIX}/ocpi/operators/1`)).toEqual([]);
    await chooseFromRowMenu(app, 'Delete');
    await dialog.getByRole('button', { name: /Delete|Confirm/ }).click();
    await page.getByText('Delete success.', { exact: true }).waitFor();
    await page.getByText('1–10 of 11').waitFor();

    await pickOption(page, /Country/, 'Singapore');
    await page.getByRole('searchbox', { name: 'Party Name' }).fill('city');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => bodies(calls, PAGES))
      .toContainEqual({ pageNo: 1, pageSize: 10, pageVo: { countryCode: 'SG', partyName: 'city' } });
    await page.getByRole('link', { name: 'Lion City Roaming Hub' }).click();
    await page.waitForURL('**/ocpi/edit-operators/6');
    await pressButton(page, 'Back');
    await page.waitForURL(`**${LIST}?*`);
  });

  it('are connected with the credentials that a partner has sent', async () => {
    const { page, calls } = await openScreen(LIST);
    await page.getByText('Straits Charge').waitFor();
    await page.getByRole('link', { name: 'Receive Credentials' }).click();
    const dialog = page.getByRole('dialog', { name: 'Receive Credentials' });
    await dialog.getByRole('button', { name: 'Initialize' }).click();
    await dialog.getByText('Url is required').waitFor();
    await dialog.getByText('Token is required').waitFor();
    expect(getCallsTo(calls, `POST ${API_PREFIX}/ocpi/operators`)).toEqual([]);
    const url = dialog.getByRole('textbox', { name: /Url/ });
    await url.fill('https://ocpi.refuse.sg/versions');
    await dialog.getByRole('textbox', { name: /Token/ }).fill('t0ken');
    await dialog.getByRole('button', { name: 'Initialize' }).click();
    await page.getByText('The partner refused the token').first().waitFor();
    expect(await url.inputValue()).toBe('https://ocpi.refuse.sg/versions');
    await url.fill('https://ocpi.north-drive.my/versions');
    await dialog.getByRole('button', { name: 'Initialize' }).click();
    await page.getByText('Initialize successfully', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('1–10 of 13').waitFor();
    expect(bodies(calls, `POST ${API_PREFIX}/ocpi/operators`).at(-1)).toEqual({
      url: 'https://ocpi.north-drive.my/versions',
      token: 't0ken',
    });
  });

  it('have counts, a chart with its table, and two lists of locations after which the counts are read again', async () => {
    const { page, calls } = await openScreen(OPERATOR);
    const numbers = section(page, 'Locations in Numbers');
    await numbers.getByText('11 of 19').waitFor();
    await numbers.getByText('8 of 64').waitFor();
    const states = section(page, 'Connector Status').getByRole('row');
    await expect.poll(() => states.count()).toBeGreaterThan(3);
    await section(page, 'Connector Status').locator('svg.recharts-surface').first().waitFor();

    for (const [name, side, count] of [
      ['Inbound Locations', 'inbound', '10 of 19'],
      ['Outbound Locations', 'outbound', '7 of 64'],
    ] as const) {
      const list = section(page, name);
      const pages = `POST ${API_PREFIX}/ocpi/${side}-location-pages`;
      await list.getByRole('row').nth(10).waitFor();
      expect(bodies(calls, pages)).toEqual([{ pageNo: 1, pageSize: 10, pageVo: { credentialId: 4 } }]);
      await expect.poll(() => list.getByRole('button', { name: 'Un-assign' }).isDisabled()).toBe(true);
      await list.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Assigned', exact: true }).click();
      await expect
        .poll(() => bodies(calls, pages))
        .toContainEqual({ pageNo: 1, pageSize: 10, pageVo: { status: 'Assigned', credentialId: 4 } });
      await expect.poll(() => list.getByText('Unassigned').count()).toBe(0);
      await list.getByRole('checkbox').nth(1).check();
      const reads = getCallsTo(calls, `GET ${API_PREFIX}/ocpi/operators/4`).length;
      await list.getByRole('button', { name: 'Un-assign' }).click();
      await page.getByText('1 location un-assigned').first().waitFor();
      const [body] = bodies(calls, `POST ${API_PREFIX}/ocpi/unassign-${side}-locations`);
      expect(body).toEqual({ credentialId: 4, locationIds: [expect.any(Number)] });
      await numbers.getByText(count).waitFor();
      expect(getCallsTo(calls, `GET ${API_PREFIX}/ocpi/operators/4`).length).toBe(reads + 1);
      await list.getByRole('searchbox').fill('mall');
      await expect
        .poll(() => bodies(calls, pages))
        .toContainEqual({ pageNo: 1, pageSize: 10, pageVo: { status: 'Assigned', criteria: 'mall', credentialId: 4 } });
    }
  });

  it('are read only by whoever may not change them', async () => {
    const first = await openScreen(LIST, 'viewer');
    await first.page.getByRole('link', { name: 'Straits Charge' }).waitFor();
    expect(await first.page.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
    expect(await first.page.getByRole('link', { name: 'Receive Credentials' }).count()).toBe(0);
    const { page } = await openApp({ openIn: first, path: OPERATOR });
    await page.getByText('8 of 64').waitFor();
    await section(page, 'Inbound Locations').getByRole('row').nth(1).waitFor();
    expect(await page.getByRole('button', { name: /assign|Delete/i }).count()).toBe(0);
  });
});

it('what needs a person stands above its list on a phone as well, and moves nothing when it was counted', async () => {
  const { page, calls } = await openApp({
    account: 'admin',
    path: '/rfid-card-management',
    viewport: PHONE_VIEWPORT,
    prepare: (fresh) =>
      fresh.route('**/steve/dawn/api/v1/rfid/card-pages', async (route) => {
        const { pageSize } = route.request().postDataJSON() as { pageSize: number };
        if (pageSize === 1) await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      }),
  });
  const chip = page.getByRole('group', { name: 'Needs attention' }).getByRole('button');
  await chip.waitFor();
  const top = () => page.getByRole('searchbox').boundingBox();
  await page.getByRole('searchbox').waitFor();
  const before = await top();
  await expect.poll(() => chip.innerText()).toMatch(/Inactive cards\s*\d+/);
  expect((await top())?.y).toBe(before?.y);
  const count = Number(/\d+/.exec(await chip.innerText())?.[0]);
  await chip.focus();
  await page.keyboard.press('Space');
  await page.getByText(new RegExp(`of ${count}$`)).waitFor();
  expect(new URL(page.url()).searchParams.get('filter')).toBe('{"dataStatus":"I"}');
  expect(await chip.getAttribute('aria-pressed')).toBe('true');
  expect(bodies(calls, `POST ${API_PREFIX}/rfid/card-pages`)).toContainEqual({
    pageNo: 1,
    pageSize: 1,
    pageVo: { dataStatus: 'I' },
  });
});

it('a save can be looked at before it is sent', async () => {
  const { page, calls } = await openScreen('/financial-management/billing-account-edit/1');
  const review = page.getByRole('button', { name: 'Review changes' });
  await review.waitFor();
  await expect.poll(() => review.isDisabled()).toBe(true);
  await page.getByText(/^Last changed/).waitFor();
  await pickOption(page, /^Billing Type/, 'Prepaid');
  await review.click();
  const dialog = page.getByRole('dialog', { name: 'Review changes' });
  const change = dialog.getByRole('region', { name: 'Billing Type' });
  await change.getByText('Prepaid').waitFor();
  await expect.poll(() => dialog.getByRole('region').count()).toBe(1);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Update successfully').waitFor();
  expect(getCallsTo(calls, `PUT ${API_PREFIX}/billing/accounts`)[0]?.body).toMatchObject({
    entityBillingType: 'Prepaid',
  });
});
