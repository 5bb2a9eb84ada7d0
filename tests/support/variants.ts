/** A list whose records have variants, and a check of the form with which they are changed. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getCallsTo, type RecordedCall } from './recordedCalls';
import { PARKING_LOT } from './schemaEdits';

const text = { type: 'string' };

export const CARD = {
  title: 'Credit card',
  type: 'object',
  properties: { method: { const: 'card' }, number: { ...text, minLength: 4 }, note: { type: 'number' } },
  required: ['method', 'number'],
};
export const BANK = {
  title: 'Bank transfer',
  type: 'object',
  properties: { method: { const: 'bank' }, iban: text, note: text },
  required: ['method', 'iban'],
};

export const PAID_LOT = {
  ...PARKING_LOT,
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  properties: {
    ...PARKING_LOT.properties,
    payment: { title: 'Payment', oneOf: [CARD, BANK] },
    gate: { title: 'Gate', oneOf: [text, { title: 'Barrier', type: 'object', properties: { code: text } }] },
  },
};
export const PAID_LOTS = [
  {
    parkingLotId: 1,
    parkingLotName: 'Deck A',
    payment: { method: 'bank', iban: 'DE12', note: 'monthly' },
    gate: 'open',
  },
];

/** Opens the first lot, changes the way of payment and back, and compares what is sent with what is shown. */
export async function checkVariants(page: Page, calls: RecordedCall[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  const input = (name: string) => dialog.getByRole('textbox', { name });
  const choose = (name: string) => dialog.getByRole('radio', { name }).check();
  // Optional objects are folded.
  for (const name of [/^Payment/, /^Gate/]) await dialog.getByRole('button', { name }).click();
  await expect.poll(() => dialog.getByRole('radio', { name: 'Bank transfer' }).isChecked()).toBe(true);
  expect([await input('Iban').inputValue(), await input('Note').inputValue()]).toEqual(['DE12', 'monthly']);
  expect(await dialog.getByRole('radio', { name: 'Text' }).isChecked()).toBe(true);
  expect(await input('Value').inputValue()).toBe('open');
  expect(await input('Number').count()).toBe(0);

  await choose('Credit card');
  expect(await input('Iban').count()).toBe(0);
  await input('Number').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Min 4 characters').waitFor();
  await choose('Bank transfer');
  expect(await input('Iban').inputValue()).toBe('DE12');
  await choose('Credit card');
  await input('Number').fill('1234');
  await choose('Barrier');
  await input('Code').fill('77');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(getCallsTo(calls, 'PUT parking/lots').map(({ body }) => body)).toEqual([
    { parkingLotId: 1, parkingLotName: 'Deck A', payment: { method: 'card', number: '1234' }, gate: { code: '77' } },
  ]);
}
