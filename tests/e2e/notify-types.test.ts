import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, resetApi } from '../support/browser';
import { getCallsTo, failCalls } from '../support/recordedCalls';

import {
  TYPE_PAGES_CALL,
  ASSIGN_CALL,
  UNASSIGN_CALL,
  getDialog,
  getRow,
  openRecipients,
  openRowAction,
} from '../support/mailRecipientScreen';

beforeEach(resetApi);
afterEach(closeApps);

describe('the notification types of a recipient', () => {
  const ADDRESS = 'duty.manager@wattdesk.test';

  async function assigning() {
    const app = await openRecipients();
    await openRowAction(app, ADDRESS, 'Assign Notification Types');
    const types = app.page.getByRole('dialog', { name: `Assign Notification Types: ${ADDRESS}` });
    await types.getByRole('checkbox').nth(1).waitFor();
    return { ...app, types };
  }

  it('are listed by ten and by status', async () => {
    const { page, calls, types } = await assigning();
    const criteria = { emailId: 2, recipientId: 2 };
    expect(getCallsTo(calls, TYPE_PAGES_CALL)[0]?.body).toEqual({ pageNum: 1, pageSize: 10, pageCriteria: criteria });
    expect((await types.getByRole('columnheader').allInnerTexts()).filter(Boolean)).toEqual([
      'Notification Type',
      'Description',
      'Assignment Status',
    ]);
    for (const name of ['Assign', 'Un-assign']) {
      await expect
        .poll(() => types.getByRole('button', { name, exact: true }).isDisabled(), { message: name })
        .toBe(true);
    }
    await types.getByRole('combobox', { name: 'Assignment Status' }).click();
    await page.getByRole('option', { name: 'Assigned', exact: true }).click();
    await expect
      .poll(() => getCallsTo(calls, TYPE_PAGES_CALL).at(-1)?.body)
      .toEqual({
        pageNum: 1,
        pageSize: 10,
        pageCriteria: { ...criteria, assignmentStatus: expect.any(String) },
      });
    await types.getByText('1–6 of 6').first().waitFor();
    expect(getCallsTo(calls, 'GET dawn/api/v1/assignment-status-select')).toHaveLength(1);
  });

  it('are assigned and un-assigned by the page, and the count behind follows', async () => {
    const { page, calls, types } = await assigning();
    for (const [button, call, status] of [
      ['Un-assign', UNASSIGN_CALL, 'Unassigned'],
      ['Assign', ASSIGN_CALL, 'Assigned'],
    ] as const) {
      await types.getByRole('checkbox', { name: 'Select this page' }).click();
      await types.getByRole('button', { name: button, exact: true }).click();
      await types.getByText('Nothing selected').waitFor();
      await expect.poll(() => types.locator('tbody').getByText(status, { exact: true }).count()).toBe(10);
      const [sent] = getCallsTo(calls, call);
      expect(sent?.body).toEqual({ emailId: 2, recipientId: 2, notifyTypeIds: expect.any(Array) });
      expect(new Set((sent!.body as { notifyTypeIds: string[] }).notifyTypeIds).size).toBe(10);
    }
    await page.keyboard.press('Escape');
    await getRow(page, ADDRESS)
      .getByText(/^1[0-2] \/ 12$/)
      .waitFor();
  });

  it.each([
    ['10 types were assigned', '10 types were assigned'],
    ['', 'Success'],
  ])('say what the server says: "%s" as "%s"', async (msg, told) => {
    const { page, types } = await assigning();
    await page.route('**/assign-notify-types', (route) => route.fulfill({ json: { success: true, msg, data: null } }));
    await types.getByRole('checkbox', { name: 'Select this page' }).click();
    await types.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: told }).first().waitFor();
  });

  it('that cannot be read leave an empty table, and the reason', async () => {
    const app = await openRecipients();
    await failCalls(app.page, TYPE_PAGES_CALL, 'HTTP 200 without success');
    await openRowAction(app, ADDRESS, 'Assign Notification Types');
    await app.page.getByRole('alert').filter({ hasText: 'Not today' }).first().waitFor();
    expect(await getDialog(app.page).locator('tbody').getByRole('row').count()).toBe(0);
  });
});
