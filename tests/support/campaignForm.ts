import type { Page } from 'playwright-core';
import { fillLink, upload } from './articleForm';
import { png } from './files';
import { typeMoment } from './pickers';

export const CAMPAIGNS = '/marketing-management/campaign';

/** Fills a new campaign so that it can be saved; it has no discounts. */
export async function fillCampaign(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Title/ }).fill('Night rates');
  await page.getByRole('textbox', { name: /^Content/ }).fill('Cheaper after ten.');
  await typeMoment(page, /^Start/, '010320272000');
  await typeMoment(page, /^End/, '310320270630');
  await upload(page, png());
  await page.getByRole('img', { name: /Image 1|charger/ }).waitFor();
  // What is far below the window has no inputs yet.
  await page.getByRole('group', { name: 'Links 1' }).scrollIntoViewIfNeeded();
  await fillLink(page);
}
