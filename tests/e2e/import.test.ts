/** Import of spreadsheet rows as records: from the clipboard to the requests, through a failure and a reload. */
import { readFileSync } from 'node:fs';
import { read, utils, write } from 'xlsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getSeriousFindings } from '../support/axe';
import { closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

const LIST = '/marketing-management/article-type';
const CREATE = 'POST article/article-types';

function workbook(rows: string[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'More');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

beforeEach(resetApi);
afterEach(closeApps);

describe('an import', () => {
  it('names faults, creates the good rows in turn, tries a failed one again and sends nothing twice', async () => {
    const { page, calls, faults } = await openApp({ account: 'admin', path: LIST });
    const dialog = page.getByRole('dialog', { name: 'Import: Article Types' });
    const button = (name: string) => dialog.getByRole('button', { name });
    await page.getByRole('button', { name: 'Import' }).click();
    // The focus is in the paste area.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.insertText('type name;Colour\nSafety;red\n;blue\nTyres;\n=1+1;');
    await button('Check rows').click();
    await dialog.getByText('1 row has errors').waitFor();
    expect(await dialog.getByRole('region').getByRole('row').nth(1).innerText()).toMatch(
      /3\s+type name\s+Type Name is required/,
    );
    expect(await getSeriousFindings(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), button('Download rows with errors').click()]);
    const { Sheets } = read(readFileSync(await file.path()));
    expect(utils.sheet_to_json(Sheets['Article Types']!, { header: 1, defval: '' })).toEqual([
      ['type name', 'Colour', 'Error'],
      ['', 'blue', 'Type Name: Type Name is required'],
    ]);

    await button('Back').click();
    await dialog.getByRole('textbox').fill('type name;Colour\nSafety;red\nBrakes;blue\nTyres;\n=1+1;');
    await button('Check rows').click();
    const busy = { status: 500, json: { success: false, msg: 'The database is busy' } };
    await page.route('**/steve/article/article-types', (route) => route.fulfill(busy), { times: 1 });
    await button('Import 4 rows').click();
    await dialog.getByText('The import has ended').waitFor();
    await dialog.getByText('The database is busy').waitFor();
    await button('Retry rejected rows (1)').click();
    await dialog.getByText('4 created').waitFor();
    const created = getCallsTo(calls, CREATE).map(({ body }) => body);
    expect(created).toEqual(
      ['Safety', 'Brakes', 'Tyres', '=1+1', 'Safety'].map((articleTypeName) => ({ articleTypeName })),
    );

    await page.reload();
    await page.getByRole('button', { name: 'Import' }).click();
    const buffer = workbook([['Type Name'], ['Safety'], ['Tyres'], ['Lights']]);
    await dialog.getByLabel(/^Choose file/).setInputFiles({ name: 'more.xlsx', mimeType: '', buffer });
    await dialog.getByText('2 rows are skipped: already created in this tab').waitFor();
    await button('Import 1 row').click();
    await dialog.getByText('The import has ended').waitFor();
    expect(
      getCallsTo(calls, CREATE)
        .slice(5)
        .map(({ body }) => body),
    ).toEqual([{ articleTypeName: 'Lights' }]);
    expect(faults).toEqual([]);
  });
});
