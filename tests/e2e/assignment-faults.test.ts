import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ASSIGN_TO_CAMPAIGN, openDialog, PLACES, ready, rowsOf, tick, tickOne } from '../support/assignmentDialog';
import { closeApps, resetApi } from '../support/browser';
import { eachFault, meet401, toastOf, withFaults, type Met } from '../support/faultRuns';
import { callsTo } from '../support/wire';

beforeEach(resetApi);
afterEach(closeApps);

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  it('whatever becomes of the page call: no rows, total 0, its reason, another try', async () => {
    const opened = await openDialog(place, withFaults());
    const { dialog, page } = opened;
    await ready(opened);
    await eachFault(
      opened,
      place.page,
      async (fault) => {
        const retry = dialog.getByRole('button', { name: 'Retry' });
        if ((await retry.count()) > 0) await retry.click();
        else await dialog.getByRole('combobox', { name: 'Rows per page' }).selectOption('20');
        await toastOf(page, fault);
        expect(await rowsOf(opened).count(), fault.name).toBe(0);
        await dialog.getByText('0–0 of 0').waitFor();
      },
      place === ASSIGN_TO_CAMPAIGN ? 'all' : 'one',
    );
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await rowsOf(opened).nth(9).waitFor();
  });

  it('assigning and un-assigning that fail keep the selection and are sent once', async () => {
    const opened = await openDialog(place, withFaults());
    const { dialog, page, calls } = opened;
    await ready(opened);
    // Of each kind one: both buttons have something to do.
    await tickOne(opened, 0);
    await tickOne(opened, 1);
    const press = (name: string): Promise<void> => dialog.getByRole('button', { name, exact: true }).click();
    for (const [name, call] of [
      ['Assign', place.assign],
      ['Un-assign', place.unassign],
    ] as const) {
      let sent = 0;
      await eachFault(
        opened,
        call,
        async (fault) => {
          await press(name);
          await toastOf(page, fault);
          expect(callsTo(calls, call)).toHaveLength((sent += 1));
          expect(await rowsOf(opened).getByRole('checkbox', { checked: true }).count()).toBe(2);
          await dialog.getByText('2 selected').waitFor();
        },
        place === ASSIGN_TO_CAMPAIGN ? 'all' : 'one',
      );
    }
    if (place === ASSIGN_TO_CAMPAIGN) await meet401(page, place.assign, () => press('Assign'));
  });

  it('says at its filter that the statuses are missing, and works without them', async () => {
    const opened = await openDialog(place, {
      prepare: (page) =>
        page.route(`**/steve/${place.statuses.slice(4)}`, (route) =>
          route.fulfill({ status: 500, json: { success: false, msg: 'Down' } }),
        ),
    });
    await ready(opened);
    await opened.dialog.getByText('Options could not be loaded').first().waitFor();
    expect(await opened.page.getByText('Down', { exact: true }).count()).toBe(0);
    await tick(opened, 0);
    await opened.dialog.getByText('1 selected').waitFor();
  });
});

describe('selecting all that match', () => {
  it('fails as a whole in whatever way one of its calls fails, and keeps what was selected', async () => {
    const opened = await openDialog(ASSIGN_TO_CAMPAIGN, withFaults());
    const { dialog, page } = opened;
    await ready(opened);
    await dialog.getByRole('checkbox', { name: 'Select this page' }).click();
    const meet = async (fault: Met): Promise<void> => {
      await dialog.getByRole('button', { name: /^Select all/ }).click();
      await toastOf(page, fault);
      await dialog.getByText('10 selected').waitFor();
    };
    await eachFault(opened, ASSIGN_TO_CAMPAIGN.page, meet, 'one');
    await dialog.getByRole('button', { name: /^Select all/ }).click();
    await dialog.getByText(/^All [\d,]+ that match are selected/).waitFor();
  });
});
