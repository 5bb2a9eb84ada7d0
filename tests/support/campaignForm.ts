import type { Page } from 'playwright-core';
import { fillArticleLink, uploadFiles } from './articleForm';
import { createPng } from './testFiles';
import { typeIntoPicker } from './typeIntoPicker';

export const CAMPAIGNS_PATH = '/marketing-management/campaign';

/** Fills in a new campaign without discounts so that it can be saved. */
export async function fillCampaign(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Title/ }).fill('Night rates');
  await page.getByRole('textbox', { name: /^Content/ }).fill('Cheaper after ten.');
  await typeIntoPicker(page, /^Start/, '010320272000');
  await typeIntoPicker(page, /^End/, '310320270630');
  await uploadFiles(page, createPng());
  await page.getByRole('img', { name: /Image 1|charger/ }).waitFor();
  // Rows far below the viewport have no inputs until they are scrolled into view.
  await page.getByRole('group', { name: 'Link 1' }).scrollIntoViewIfNeeded();
  await fillArticleLink(page);
}
