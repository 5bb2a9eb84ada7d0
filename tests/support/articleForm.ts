import type { Page } from 'playwright-core';
import { createPng, type TestFile } from './testFiles';

export const ARTICLES_PATH = '/marketing-management/article';
export const UPLOAD_CALL = 'POST dawn/api/v1/upload/picture';

export async function uploadFiles(page: Page, ...files: TestFile[]): Promise<void> {
  await page.locator('input[type=file]').last().setInputFiles(files);
}

export async function chooseArticleType(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /^Type/ }).click();
  await page.getByRole('option').nth(1).click();
}

/** Fills in the first link of an article. */
export async function fillArticleLink(page: Page): Promise<void> {
  await page
    .getByRole('textbox', { name: /^Link Name/ })
    .first()
    .fill('More');
  await page
    .getByRole('textbox', { name: /^Hyperlink/ })
    .first()
    .fill('https://example.sg/night');
}

/** Fills in a new article so that it can be saved. */
export async function fillArticle(page: Page, title = 'Charging at night'): Promise<void> {
  await chooseArticleType(page);
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await page.getByRole('textbox', { name: /^Content/ }).fill('Cheaper after ten.\nEvery day.');
  await uploadFiles(page, createPng());
  await page.getByRole('img', { name: /Image 1|charger/ }).waitFor();
  await fillArticleLink(page);
}

export const saveArticle = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
