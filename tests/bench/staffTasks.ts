/** Twelve everyday tasks, done by mouse. Texts are typed. */
import type { Hands } from './hands';
import { CARDS, shows, succeeds } from './staffSteps';
import type { Task } from './tasks';

const chooseFromMenu = async (hands: Hands, item: RegExp): Promise<void> => {
  await hands.click('button', /^Actions for/);
  await hands.click('menuitem', item);
};

/** Chooses the first option of a dropdown, or the one with this text. */
const choose = async (hands: Hands, title: RegExp, option?: RegExp): Promise<void> => {
  await hands.click('combobox', title);
  await hands.click('option', option);
};

const typeTimes = async (hands: Hands, ...times: string[]): Promise<void> => {
  for (const [index, time] of times.entries()) {
    await hands.click(hands.page.getByRole('spinbutton', { name: /^Hours/ }).nth(index));
    await hands.type(time);
  }
};

export interface StaffTask extends Task {
  /**
   * The clicks that the task took before there were links to created records, lists of related records and links
   * from incidents, for somebody who knew the screens.
   */
  clicksBefore: number;
}

export const STAFF_TASKS: readonly StaffTask[] = [
  {
    title: 'see why a charge box is offline',
    from: '/dashboard',
    clicksBefore: 4,
    does: (hands) =>
      hands.click(hands.page.getByRole('region', { name: 'Incidents' }).getByRole('link', { name: /-\d+$/ })),
    ends: shows(/^Last Error$/),
  },
  {
    title: 'add an evening rate, see its price, assign it to two sites',
    from: '/site-management/dynamic-rate-configuration',
    clicksBefore: 16,
    does: async (hands) => {
      await hands.click('link', /Create|Add/);
      await hands.typeIntoForm('Evenings');
      await choose(hands, /^Rate Types/);
      await hands.click('button', /^Daily/);
      await typeTimes(hands, '1900', '2300');
      await hands.click('textbox', /^Rate$/);
      await hands.type('0.55');
      await choose(hands, /^Rate Type$/, /Per kWh/);
      await shows(/S\$\d/)(hands.page);
      await hands.click('button', /^Save/);
      await succeeds(hands.page);
      await hands.click('link', /^Open Evenings/);
      await hands.click('button', /^Assign Sites/);
      for (const index of [0, 1])
        await hands.click(hands.page.getByRole('checkbox', { name: /^Select (?!all|this)/ }).nth(index));
      await hands.click('button', /^Assign/);
    },
    ends: succeeds,
  },
  {
    title: 'add 50 RFID cards from a sheet',
    from: '/rfid-card-management',
    clicksBefore: 3,
    does: async (hands) => {
      await hands.click('button', /^Import/);
      await hands.page.getByRole('textbox', { name: /Rows from/ }).fill(CARDS);
      await hands.click('button', /^Check rows/);
      await hands.click('button', /^Import 50/);
    },
    ends: shows(/50 .*(imported|created|saved)/i),
  },
  {
    title: 'suspend an account, and see what hangs on it',
    from: '/financial-management/billing-account-mgmt',
    clicksBefore: 6,
    does: async (hands) => {
      await chooseFromMenu(hands, /^Deactivate/);
      await shows(/settlements? refer/)(hands.page);
      await hands.click('button', /^Deactivate/);
    },
    ends: succeeds,
  },
  {
    title: 'set a charging profile on a connector, and read the answer',
    from: '/smart-energy-management/config-stations',
    clicksBefore: 5,
    does: async (hands) => {
      await chooseFromMenu(hands, /^Set/);
      await choose(hands, /^Profile/);
      const [result] = await Promise.all([hands.page.context().waitForEvent('page'), hands.click('button', /^Set/)]);
      await shows(/Accepted|Rejected|Pending/)(result);
    },
    ends: async () => undefined,
  },
  {
    title: 'find the monthly report of a provider',
    from: '/report-management/monthly-reports',
    clicksBefore: 2,
    does: (hands) => choose(hands, /^Service Provider/, /Straits/),
    ends: (page) => page.waitForURL(/providerPk/),
  },
  {
    title: 'add vouchers to issue by hand, as a voucher names no group',
    from: '/voucher-management/voucher',
    clicksBefore: 9,
    does: async (hands) => {
      await hands.click('link', /Create|Add/);
      await hands.typeIntoForm('Fleet');
      await hands.click('spinbutton', /^Day/);
      await hands.type('01122026');
      await hands.click(hands.page.getByRole('spinbutton', { name: /^Day/ }).nth(1));
      await hands.type('31122026');
      await hands.click('textbox', /^Quantity/);
      await hands.type('50');
      await choose(hands, /^Voucher Type/);
      await choose(hands, /^Redemption Method/, /Manual/);
      await hands.click('button', /^Save/);
    },
    ends: succeeds,
  },
  {
    title: 'share ten sites with a partner',
    from: '/ocpi/roaming-operators',
    clicksBefore: 5,
    does: async (hands) => {
      await hands.click(hands.page.locator('tbody a[href^="/"]').first());
      await hands.click(hands.page.getByRole('combobox', { name: /^Status/ }).last());
      await hands.click('option', /^Unassigned/);
      await hands.click(hands.page.getByRole('checkbox', { name: /^Select this page/ }).last());
      await hands.click(hands.page.getByRole('button', { name: /^Assign/ }).last());
    },
    ends: (page) => page.locator('.wd-toast').first().waitFor(),
  },
  {
    title: 'find three inactive cards',
    from: '/rfid-card-management',
    clicksBefore: 1,
    does: (hands) => hands.click('button', /^Inactive cards/),
    ends: (page) => page.getByRole('row').nth(3).waitFor(),
  },
  {
    title: 'change the base points',
    from: '/points-management',
    clicksBefore: 3,
    does: async (hands) => {
      await hands.click('button', /^Edit/);
      await hands.page.getByRole('textbox', { name: /^Points Earned/ }).fill('');
      await hands.click('textbox', /^Points Earned/);
      await hands.type('2');
      await hands.click('button', /^Save/);
    },
    ends: succeeds,
  },
  {
    title: 'send a notification',
    from: '/notification-management/in-app-notification',
    clicksBefore: 5,
    does: async (hands) => {
      await hands.click('link', /Compose|Create|Add/);
      await hands.typeIntoForm('Works on Friday');
      await hands.click('textbox', /^Message/);
      await hands.type('Some chargers pause.');
      await hands.click('checkbox', /^iOS/);
      await hands.click('button', /^Send/);
      await hands.click(hands.page.getByRole('dialog').getByRole('button', { name: /^Confirm/ }));
    },
    ends: succeeds,
  },
  {
    title: 'see who changed a card last',
    from: '/rfid-card-management',
    clicksBefore: 1,
    does: (hands) => hands.click(hands.page.locator('tbody a[href^="/"]').first()),
    ends: shows(/^Last changed/),
  },
];
