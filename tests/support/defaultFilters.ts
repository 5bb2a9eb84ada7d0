/** A list on plain REST that names neither columns nor filters, and a check of the filters that it has. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RecordedCall } from './recordedCalls';
import { PARKING_LOT } from './schemaEdits';

export const UNFILTERED_LOT = {
  ...PARKING_LOT,
  properties: {
    ...PARKING_LOT.properties,
    access: { type: 'string', enum: ['PUBLIC', 'STAFF'] },
    price: { type: 'number' },
  },
  'x-admin': {
    ...PARKING_LOT['x-admin'],
    titleField: 'parkingLotName',
    calls: { rest: { path: 'parking-lots', dialect: 'json-server' } },
    list: {},
  },
};
export const UNFILTERED_LOTS = [
  { parkingLotId: 1, parkingLotName: 'Deck A', access: 'PUBLIC', price: 1 },
  { parkingLotId: 2, parkingLotName: 'Deck B', access: 'STAFF', price: 2.5 },
  { parkingLotId: 3, parkingLotName: 'Deck C', access: 'STAFF', price: 4 },
];

const getLastQuery = (calls: readonly RecordedCall[]): Record<string, string> => {
  const call = calls.findLast(({ path }) => path.startsWith('parking-lots?'));
  return Object.fromEntries(new URLSearchParams(call?.path.split('?')[1]));
};

/** Filters the open list of lots, adds a filter and removes it again. */
export async function checkDefaultFilters(page: Page, calls: readonly RecordedCall[]): Promise<void> {
  const rows = page.locator('tbody').getByRole('row');
  await page.getByText('Deck C').waitFor();
  await page.getByRole('combobox', { name: 'Access' }).click();
  await page.getByRole('option', { name: 'STAFF' }).click();
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('searchbox', { name: 'Search' }).fill('deck c');
  await expect.poll(() => rows.count()).toBe(1);
  expect(getLastQuery(calls)).toMatchObject({ access: 'STAFF', q: 'deck c' });
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect.poll(() => rows.count()).toBe(3);

  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Price ≥' }).click();
  const price = page.getByRole('textbox', { name: 'Price ≥' });
  await expect.poll(() => price.evaluate((input) => input === document.activeElement)).toBe(true);
  await price.fill('3');
  await expect.poll(() => rows.count()).toBe(1);
  expect(getLastQuery(calls)).toMatchObject({ price_gte: '3' });
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Price ≥', checked: true }).click();
  await price.waitFor({ state: 'detached' });
  await expect.poll(() => rows.count()).toBe(3);
}
