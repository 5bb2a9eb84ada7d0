import type { Page, Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ASSIGN_TO_CAMPAIGN,
  waitForAnswer,
  openAssignmentDialog,
  getParentId,
  ASSIGNMENT_CASES,
  waitUntilReady,
  getRows,
  toggleRow,
} from '../support/assignmentDialog';
import { closeApps, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';
import { getOptionTexts } from '../support/dropdowns';

beforeEach(resetApi);
afterEach(closeApps);

describe.each(Object.entries(ASSIGNMENT_CASES))('%s', (_, place) => {
  it('asks for ten rows of this record and once for the statuses, filters by both, and leaves out what is empty', async () => {
    const opened = await openAssignmentDialog(place);
    const { dialog, page, calls } = opened;
    const id = await getParentId(opened, place);
    expect(typeof id).toBe('number');
    const bodies = getCallsTo(opened.calls, place.page).map(({ body }) => body as { pageSize: number });
    // Requests of a single row only read the total.
    expect(bodies.filter(({ pageSize }) => pageSize > 1)).toEqual([place.body({ [place.parentKey]: id })]);
    await opened.dialog.getByText(/^\d+ of \d+ assigned$/).waitFor();
    expect(getCallsTo(opened.calls, place.statuses)).toHaveLength(1);
    const last = (): unknown => getCallsTo(calls, place.page).at(-1)?.body;
    await dialog.getByRole('combobox', { name: 'Assignment Status' }).click();
    const options = opened.statuses;
    expect(await getOptionTexts(page)).toEqual(['All', ...options.map(({ name }) => name)]);
    await page.getByRole('option').nth(2).click();
    const filters = { [place.parentKey]: id, assignmentStatus: options[1]?.value };
    await expect.poll(last).toEqual(place.body(filters));
    await dialog.getByRole('searchbox').fill(' a ');
    await page.keyboard.press('Enter');
    await expect.poll(last).toEqual(place.body({ ...filters, criteria: 'a' }));
    await dialog.getByRole('button', { name: 'Reset filters' }).click();
    await expect.poll(last).toEqual(place.body({ [place.parentKey]: id }));
  });

  it('assigns and un-assigns what is chosen in one call each, and the rows follow', async () => {
    const opened = await openAssignmentDialog(place);
    const { dialog, page, calls } = opened;
    const id = await getParentId(opened, place);
    const assign = dialog.getByRole('button', { name: 'Assign', exact: true });
    await expect.poll(() => assign.isDisabled()).toBe(true);
    const [yes, no] = opened.statuses;
    const unassign = dialog.getByRole('button', { name: 'Un-assign' });
    const both = [
      [place.assign, assign, yes?.name ?? ''],
      [place.unassign, unassign, no?.name ?? ''],
    ] as const;
    await toggleRow(opened, 0);
    await toggleRow(opened, 1);
    // When all selected rows are assigned, only Un-assign is enabled first.
    const order = (await assign.isEnabled()) ? both : both.toReversed();
    for (const [call, button, status] of order) {
      if ((await dialog.getByText('Nothing selected').count()) > 0)
        for (const index of [0, 1]) await toggleRow(opened, index);
      const answer = waitForAnswer(page, call);
      await button.dblclick();
      const { msg } = await answer;
      await page
        .getByRole('alert')
        .filter({ hasText: msg || 'Success' })
        .first()
        .waitFor();
      await dialog.getByText('Nothing selected').waitFor();
      for (const index of [0, 1]) {
        await getRows(opened).nth(index).getByText(status, { exact: true }).waitFor();
      }
      const bodies = getCallsTo(calls, call).map(({ body }) => body as Record<string, unknown[]>);
      expect(bodies).toHaveLength(1);
      expect(bodies[0]).toEqual({ [place.parentKey]: id, [place.idsKey]: [expect.any(Number), expect.any(Number)] });
    }
  });
});

/** Responds to the page call with `count` sites in pages, as the server of real campaigns does. */
async function manySites(page: Page, count: number): Promise<void> {
  await page.route('**/steve/campaign/assign-site-pages', (route: Route) => {
    const { pageNo, pageSize } = route.request().postDataJSON() as { pageNo: number; pageSize: number };
    const all = Array.from({ length: count }, (_, index) => ({
      sitePk: index + 1,
      siteName: `Site ${index + 1}`,
      address: `${index + 1} Road`,
      serviceProviders: [{ providerName: 'Volt' }, { providerName: 'Ampere' }],
      assignmentStatus: 'Unassigned',
    }));
    return route.fulfill({
      json: { success: true, msg: '', data: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: count },
    });
  });
  await page.route('**/steve/campaign/assign-sites', (route) =>
    route.fulfill({ json: { success: true, msg: '5000 sites were assigned', data: null } }),
  );
}

describe('5,000 sites', () => {
  it('are selected by five calls and assigned by one, with the text of the server', async () => {
    const opened = await openAssignmentDialog(ASSIGN_TO_CAMPAIGN, { prepare: (page) => manySites(page, 5000) });
    const { dialog, page, calls } = opened;
    const id = await getParentId(opened, ASSIGN_TO_CAMPAIGN);
    await dialog.getByText('Volt, Ampere').first().waitFor();
    await dialog.getByRole('checkbox', { name: 'Select this page' }).click();
    await dialog.getByText('10 selected').waitFor();
    await dialog.getByRole('button', { name: 'Select all 5,000 matches' }).click();
    await dialog.getByText('All 5,000 matches are selected').waitFor();
    const sizes = getCallsTo(calls, ASSIGN_TO_CAMPAIGN.page).map(({ body }) => (body as { pageSize: number }).pageSize);
    expect(sizes.filter((size) => size > 1)).toEqual([10, 1000, 1000, 1000, 1000, 1000]);
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByText('5000 sites were assigned').waitFor();
    expect(getCallsTo(calls, ASSIGN_TO_CAMPAIGN.assign).map(({ body }) => body)).toEqual([
      { campaignId: id, sitePks: Array.from({ length: 5000 }, (_, index) => index + 1) },
    ]);
  });
});

describe('the dialog', () => {
  it('closes with Escape, reads the list behind again and gives the focus back', async () => {
    const opened = await openAssignmentDialog(ASSIGN_TO_CAMPAIGN);
    const { dialog, page, calls, menu } = opened;
    await waitUntilReady(opened);
    const before = getCallsTo(calls, 'POST campaign/campaign-pages').length;
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => getCallsTo(calls, 'POST campaign/campaign-pages').length).toBeGreaterThan(before);
    await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('can be used with the keyboard alone', async () => {
    const opened = await openAssignmentDialog(ASSIGN_TO_CAMPAIGN);
    await waitUntilReady(opened);
    await getRows(opened).nth(0).getByRole('checkbox').focus();
    await opened.page.keyboard.press('Space');
    await opened.dialog.getByText('1 selected').waitFor();
  });
});
