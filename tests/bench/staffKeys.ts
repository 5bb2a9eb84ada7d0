/** The twelve everyday tasks of staffTasks.ts, done by keys alone: by the title of the task. */
import type { Hands } from './hands';
import { CARDS, shows } from './staffSteps';

const chooseFromMenuOfFirstRow = async (hands: Hands, item: RegExp): Promise<void> => {
  await hands.press('ArrowDown');
  await hands.goTo(/^Actions/);
  await hands.press('Enter');
  await hands.goTo(item, 'ArrowDown');
  await hands.press('Enter');
};

const fillIn = async (hands: Hands, ...values: readonly [name: RegExp, text: string][]): Promise<void> => {
  for (const [name, text] of values) {
    await hands.goTo(name);
    await hands.type(text);
  }
};

/** Activates the link "Skip to content". */
const skipToContent = (hands: Hands): Promise<void> => hands.press('Tab', 'Enter');

export const STAFF_KEYS: Readonly<Record<string, (hands: Hands) => Promise<void>>> = {
  'see why a charge box is offline': async (hands) => {
    // The incidents are the last part of the page.
    await hands.press('Shift+F6');
    await hands.goTo(/-\d+$/);
    await hands.press('Enter');
  },
  'add an evening rate, see its price, assign it to two sites': async (hands) => {
    await hands.press('n');
    await hands.typeIntoForm('Evenings');
    await fillIn(hands, [/^Rate Types/, 'd']);
    await hands.goTo(/^Daily/);
    await hands.press('Enter');
    await fillIn(hands, [/^Hours/, '1900'], [/^Hours/, '2300'], [/^Rate(?! Type)/, '0.55'], [/^Rate Type/, 'per kw']);
    await shows(/S\$\d/)(hands.page);
    await hands.press('Control+S');
    // The list, which follows the form, takes the focus.
    await hands.page.waitForURL(/dynamic-rate-configuration$/);
    await hands.page.getByRole('link', { name: /^Open Evenings/ }).waitFor();
    await hands.look();
    // The message with the link is the last part of the page.
    await hands.press('Shift+F6', 'Enter');
    await hands.goTo(/^Assign Sites/);
    await hands.press('Enter');
    await hands.goTo(/^Select (?!all|this)/);
    await hands.press('Space', 'Tab', 'Space', 'Control+S');
  },
  'add 50 RFID cards from a sheet': async (hands) => {
    await skipToContent(hands);
    await hands.goTo(/^Import/);
    await hands.press('Enter');
    await hands.goTo(/Rows from/);
    await hands.paste(CARDS);
    await hands.goTo(/^Check rows/);
    await hands.press('Enter');
    await hands.goTo(/^Import 50/);
    await hands.press('Enter');
  },
  'suspend an account, and see what hangs on it': async (hands) => {
    await chooseFromMenuOfFirstRow(hands, /^Deactivate/);
    await shows(/settlements? refer/)(hands.page);
    await hands.goTo(/^Deactivate/);
    await hands.press('Enter');
  },
  'set a charging profile on a connector, and read the answer': async (hands) => {
    await chooseFromMenuOfFirstRow(hands, /^Set/);
    await hands.goTo(/^Profile/);
    await hands.press('ArrowDown', 'ArrowDown', 'Enter');
    await hands.goTo(/^Set/);
    const [result] = await Promise.all([hands.page.context().waitForEvent('page'), hands.press('Enter')]);
    await shows(/Accepted|Rejected|Pending/)(result);
  },
  'find the monthly report of a provider': async (hands) => {
    await skipToContent(hands);
    await hands.goTo(/^Service Provider/);
    await hands.press('Enter');
    await hands.type('straits');
    await hands.press('Enter');
  },
  'add vouchers to issue by hand, as a voucher names no group': async (hands) => {
    await hands.press('n');
    await hands.typeIntoForm('Fleet');
    await fillIn(hands, [/^Day/, '01122026'], [/^Day/, '31122026'], [/^Quantity/, '50'], [/^Voucher Type/, 'f']);
    await fillIn(hands, [/^Redemption Method/, 'm']);
    await hands.press('Control+S');
  },
  'share ten sites with a partner': async (hands) => {
    await hands.press('ArrowDown', 'Enter');
    // The locations are the last part of the page.
    await hands.press('Shift+F6', 'Enter');
    await hands.type('un');
    await hands.press('Enter');
    await hands.goTo(/^Select this page/);
    await hands.press('Space', 'Control+S');
  },
  'find three inactive cards': async (hands) => {
    await skipToContent(hands);
    await hands.goTo(/^Inactive cards/);
    await hands.press('Enter');
  },
  'change the base points': async (hands) => {
    await skipToContent(hands);
    await hands.goTo(/^Edit/);
    await hands.press('Enter');
    await fillIn(hands, [/^Points Earned/, '2']);
    await hands.press('Control+S');
  },
  'send a notification': async (hands) => {
    await hands.press('n');
    await hands.typeIntoForm('Works on Friday');
    await fillIn(hands, [/^Message/, 'Some chargers pause.']);
    await hands.goTo(/^iOS/);
    await hands.press('Space', 'Control+S');
    await hands.goTo(/^Confirm/);
    await hands.press('Enter');
  },
  'see who changed a card last': (hands) => hands.press('ArrowDown', 'Enter'),
};
