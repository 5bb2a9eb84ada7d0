import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH, uploadFiles, UPLOAD_CALL } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { createDisguisedProgram, createEmptyPicture, createPng, createTextFile } from '../support/testFiles';
import { getCallsTo } from '../support/recordedCalls';

const CREATE = `${ARTICLES_PATH}/create`;
const TWO_MB = 2_097_152;

beforeEach(resetApi);
afterEach(closeApps);

describe('article images', () => {
  it('refuse what is no small picture, upload nothing of it, and take a picture of exactly 2 MB', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: CREATE });
    await page.getByRole('textbox', { name: /^Title/ }).waitFor();
    for (const [file, text] of [
      [createTextFile(), 'Only .jpg, .jpeg, .png and .gif files are accepted'],
      [createEmptyPicture(), /empty/i],
      // A program that calls itself a picture.
      [createDisguisedProgram(), 'Only .jpg, .jpeg, .png and .gif files are accepted'],
      [createPng('big.png', TWO_MB + 1), 'Image size cannot exceed 2 MB'],
    ] as const) {
      await uploadFiles(page, file);
      await page.getByText(text).first().waitFor();
      expect(getCallsTo(calls, UPLOAD_CALL), String(text)).toEqual([]);
    }
    await uploadFiles(page, createPng('exact.PNG', TWO_MB));
    await page.getByRole('img', { name: /Image 1|exact/ }).waitFor();
    expect(getCallsTo(calls, UPLOAD_CALL)).toHaveLength(1);
  });

  it('has four slots and no fifth', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: CREATE });
    await page.getByRole('textbox', { name: /^Title/ }).waitFor();
    await uploadFiles(
      page,
      createPng('1.png'),
      createPng('2.png'),
      createPng('3.png'),
      createPng('4.png'),
      createPng('5.png'),
    );
    await expect.poll(() => getCallsTo(calls, UPLOAD_CALL).length).toBe(4);
    await page.getByRole('button', { name: /Remove image 4/i }).waitFor();
    expect(await page.locator('input[type=file]').count()).toBe(0);
    await page.getByRole('button', { name: /Remove image 2/i }).click();
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});
