import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ASSIGN_TO_CAMPAIGN,
  openAssignmentDialog,
  waitUntilReady,
  getRows,
  toggleRow,
  toggleRowWithStatus,
} from '../support/assignmentDialog';
import { closeApps, resetApi } from '../support/browser';
import {
  testEachFault,
  expectSignInAfter401,
  expectToast,
  getOptionsWithFaults,
  type ExpectedFault,
} from '../support/faultScenarios';
import { getCallsTo } from '../support/recordedCalls';

beforeEach(resetApi);
afterEach(closeApps);

const place = ASSIGN_TO_CAMPAIGN;

describe('an assignment', () => {
  it('whatever becomes of the page call: no rows, total 0, its reason, another try', async () => {
    const opened = await openAssignmentDialog(place, getOptionsWithFaults());
    const { dialog, page } = opened;
    await waitUntilReady(opened);
    await testEachFault(
      opened,
      place.page,
      async (fault) => {
        const retry = dialog.getByRole('button', { name: 'Retry' });
        if ((await retry.count()) > 0) await retry.click();
        else await dialog.getByRole('combobox', { name: 'Rows per page' }).selectOption('20');
        await expectToast(page, fault);
        expect(await getRows(opened).count(), fault.name).toBe(0);
        await dialog.getByText('0–0 of 0').waitFor();
      },
      'one',
    );
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await getRows(opened).nth(9).waitFor();
  });

  it('assigning and un-assigning that fail keep the selection and are sent once', async () => {
    const opened = await openAssignmentDialog(place, getOptionsWithFaults());
    const { dialog, page, calls } = opened;
    await waitUntilReady(opened);
    // One row of each status, so that both buttons are enabled.
    await toggleRowWithStatus(opened, 0);
    await toggleRowWithStatus(opened, 1);
    const press = (name: string): Promise<void> => dialog.getByRole('button', { name, exact: true }).click();
    for (const [name, call] of [
      ['Assign', place.assign],
      ['Un-assign', place.unassign],
    ] as const) {
      let sent = 0;
      await testEachFault(
        opened,
        call,
        async (fault) => {
          await press(name);
          await expectToast(page, fault);
          expect(getCallsTo(calls, call)).toHaveLength((sent += 1));
          expect(await getRows(opened).getByRole('checkbox', { checked: true }).count()).toBe(2);
          await dialog.getByText('2 selected').waitFor();
        },
        'one',
      );
    }
    await expectSignInAfter401(page, place.assign, () => press('Assign'));
  });

  it('says at its filter that the statuses are missing, and works without them', async () => {
    const opened = await openAssignmentDialog(place, {
      prepare: (page) =>
        page.route(`**/steve/${place.statuses.slice(4)}`, (route) =>
          route.fulfill({ status: 500, json: { success: false, msg: 'Down' } }),
        ),
    });
    await waitUntilReady(opened);
    await opened.dialog.getByText('Options could not be loaded').first().waitFor();
    expect(await opened.page.getByText('Down', { exact: true }).count()).toBe(0);
    await toggleRow(opened, 0);
    await opened.dialog.getByText('1 selected').waitFor();
  });
});

describe('selecting all that match', () => {
  it('fails as a whole in whatever way one of its calls fails, and keeps what was selected', async () => {
    const opened = await openAssignmentDialog(place, getOptionsWithFaults());
    const { dialog, page } = opened;
    await waitUntilReady(opened);
    await dialog.getByRole('checkbox', { name: 'Select this page' }).click();
    const meet = async (fault: ExpectedFault): Promise<void> => {
      await dialog.getByRole('button', { name: /^Select all/ }).click();
      await expectToast(page, fault);
      await dialog.getByText('10 selected').waitFor();
    };
    await testEachFault(opened, place.page, meet, 'one');
    await dialog.getByRole('button', { name: /^Select all/ }).click();
    await dialog.getByText(/^All [\d,]+ matches are selected/).waitFor();
  });
});
