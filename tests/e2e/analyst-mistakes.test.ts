import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isSameVisit, markVisit, startEditedApp, type EditedApp } from '../support/editedApp';
import { PARKING_LOT, PARKING_LOTS } from '../support/schemaEdits';

const CREATE = '/marketing-management/article/create';
const TYPES = '/marketing-management/article-type';

let server: EditedApp;
let page: Page;
beforeAll(async () => {
  server = await startEditedApp(['article.json', 'article-type.json']);
});

async function open(path: string): Promise<void> {
  ({ page } = await server.open(path));
}

const title = (): Locator => page.getByRole('textbox', { name: /^Title/ });
afterEach(() => server.restore());
afterAll(() => server.close());

describe('a mistake in a schema file', () => {
  const notice = (): Locator => page.locator('wattdesk-schema-faults .box').getByRole('status');
  const list = (): Locator => page.locator('wattdesk-schema-faults').getByRole('group');

  it('is listed on its screen with file, line and cure; the last good version goes on and the mended file arrives', async () => {
    await open(TYPES);
    await page.getByRole('row').nth(5).waitFor();
    // The dev server reloads the page when it has bundled packages that it met for the first time.
    await page.waitForLoadState('networkidle');
    await markVisit(page);
    server.edit('article-type.json', '"maxLength": 30', '"maxLenght": 30');
    await list().waitFor();
    const text = await list().innerText();
    expect(text).toMatch(/article-type\.json:\d+:\d+/);
    expect(text).toContain('did you mean "maxLength"?');
    expect(await page.getByRole('row').count()).toBeGreaterThan(5);
    await page.getByRole('row').last().click({ trial: true });

    server.write('article-type.json', server.originals['article-type.json']!.replace('"Type Name"', '"Mended Name"'));
    await list().waitFor({ state: 'hidden' });
    await page.getByRole('columnheader', { name: 'Mended Name' }).waitFor();
    expect(await isSameVisit(page)).toBe(true);
  });

  it('leaves other screens usable, with a notice that opens the list and can be closed', async () => {
    await open(CREATE);
    await title().fill('Not saved yet');
    await markVisit(page);
    server.edit('article-type.json', '"maxLength": 30', '"maxLenght": 30');
    await expect.poll(() => notice().innerText()).toBe('1 error in article-type.json');
    expect(await list().isVisible()).toBe(false);
    await title().fill('Still not saved');
    await page.getByRole('button', { name: 'Show errors' }).click();
    await list().getByText('did you mean "maxLength"?').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await notice().waitFor({ state: 'hidden' });

    server.edit('article.json', '"maxLength": 5000', '"maxLength": "5000"');
    await list().getByText('article.json:').waitFor();
    expect(await title().inputValue()).toBe('Still not saved');
    server.restore();
    await notice().waitFor({ state: 'hidden' });
    await page.getByText('All errors in the schema files are corrected.').waitFor({ state: 'attached' });
    expect(await title().inputValue()).toBe('Still not saved');
    expect(await isSameVisit(page)).toBe(true);
    await title().fill('');
  });

  it('is listed at the address of its screen when the page is loaded, and its screen opens when it is mended', async () => {
    server.write('parking-lot.json', JSON.stringify(PARKING_LOT).replace('"type"', '"tpye"'));
    await open('/site-management/parking-lot');
    await list().getByText('parking-lot.json:').first().waitFor();
    await markVisit(page);
    server.writeEntity('parking-lot', PARKING_LOT, PARKING_LOTS);
    await page.getByText('Deck A').first().waitFor();
    await notice().waitFor({ state: 'hidden' });
    expect(await isSameVisit(page)).toBe(true);
    server.remove('parking-lot.json');
  });
});
