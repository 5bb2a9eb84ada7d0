import type { Page } from 'playwright-core';
import { png, type TestFile } from './files';

export const ARTICLES = '/marketing-management/article';
export const UPLOAD = 'POST dawn/api/v1/upload/picture';

export async function upload(page: Page, ...files: TestFile[]): Promise<void> {
  await page.locator('input[type=file]').last().setInputFiles(files);
}

export async function chooseType(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /^Type/ }).click();
  await page.getByRole('option').nth(1).click();
}

/** Fills the first link. */
export async function fillLink(page: Page): Promise<void> {
  await page
    .getByRole('textbox', { name: /^Link Name/ })
    .first()
    .fill('More');
  await page
    .getByRole('textbox', { name: /^Hyperlink/ })
    .first()
    .fill('https://example.sg/night');
}

/** Fills a new article so that it can be saved. */
export async function fillArticle(page: Page, title = 'Charging at night'): Promise<void> {
  await chooseType(page);
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await page.getByRole('textbox', { name: /^Content/ }).fill('Cheaper after ten.\nEvery day.');
  await upload(page, png());
  await page.getByRole('img', { name: /Image 1|charger/ }).waitFor();
  await fillLink(page);
}

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
