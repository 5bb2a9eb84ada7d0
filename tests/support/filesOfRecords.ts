import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RecordedCall } from './recordedCalls';

/** Creates a parking lot with a file and signs it with another one, each in one request with its fields. */
export async function checkFiles(page: Page, calls: readonly RecordedCall[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  const png = { name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };
  const getWrites = () => calls.filter(({ path }) => /parking\/(lots|sign)$/.test(path));
  await dialog.getByLabel('Add image: Plan').setInputFiles(png);
  await dialog.getByRole('img', { name: 'Plan' }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Name the lot').waitFor();
  expect(getWrites()).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Lot Name' }).fill('Deck F');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.locator('tbody').getByText('Deck F').waitFor();
  await page
    .getByRole('row', { name: /Deck F/ })
    .getByRole('button', { name: /actions/i })
    .click();
  await page.getByRole('menuitem', { name: 'Sign' }).click();
  await dialog.getByLabel('Add image: Scan').setInputFiles(png);
  await dialog.getByRole('button', { name: 'Sign' }).click();
  await page.getByText('Signed', { exact: true }).waitFor();
  expect(getWrites().map(({ path }) => path.split('/').at(-1))).toEqual(['lots', 'sign']);
  for (const { headers } of getWrites()) expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
}
