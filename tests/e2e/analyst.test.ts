import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isSameVisit, markVisit, startEditedApp, type EditedApp } from '../support/editedApp';
import { followLink, SCHEMA_EDITS, PARKING_LOT, PARKING_LOT_WITH_FILES, PARKING_LOTS } from '../support/schemaEdits';
import { fillArticle, saveArticle } from '../support/articleForm';
import { checkFiles } from '../support/filesOfRecords';
import { checkDefaultFilters, UNFILTERED_LOT, UNFILTERED_LOTS } from '../support/defaultFilters';
import { getCallsTo, type RecordedCall } from '../support/recordedCalls';
import { checkVariants, PAID_LOT, PAID_LOTS } from '../support/variants';

const CREATE = '/marketing-management/article/create';
const TYPES = '/marketing-management/article-type';
const PROFILES = '/smart-energy-management/charging-profiles';
const ADD_PROFILE = `${PROFILES}/add`;

let server: EditedApp;
let page: Page;
let calls: RecordedCall[];
beforeAll(async () => {
  server = await startEditedApp([...new Set([...SCHEMA_EDITS.map(({ file }) => file), 'charging-profile.json'])]);
});

/** Opens a screen in a new page, which loads all code of the dev server again. */
async function open(path: string): Promise<void> {
  ({ page, calls } = await server.open(path));
}

/** Opens a screen in the page of the test before, which must have left nothing unsaved there. */
async function go(path: string): Promise<void> {
  calls.length = 0;
  await followLink(page, path);
}

const title = (): Locator => page.getByRole('textbox', { name: /^Title/ });
afterEach(() => server.restore());
afterAll(() => server.close());

describe('an edit of a schema file reaches the open browser', () => {
  beforeAll(async () => {
    await open(TYPES);
    await page.getByRole('row').nth(5).waitFor();
    // The dev server reloads the page when it has bundled packages that it met for the first time.
    await page.waitForLoadState('networkidle');
  });
  it.each(SCHEMA_EDITS)('$name', async ({ path, file, before, after, ready, seen }) => {
    await followLink(page, path);
    await ready(page);
    await markVisit(page);
    server.edit(file, before, after);
    await seen(page);
    expect(await isSameVisit(page)).toBe(true);
  });

  it('also when code has come since the last edit', async () => {
    await open(TYPES);
    await page.getByRole('row').nth(5).waitFor();
    await markVisit(page);
    server.edit('article-type.json', '"title": "Type Name"', '"title": "First Name"');
    await page.getByRole('columnheader', { name: 'First Name' }).waitFor();
    await page.getByRole('link', { name: 'Articles', exact: true }).click();
    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByRole('textbox', { name: /^Title/ }).waitFor();
    await page.getByRole('link', { name: 'Article Types' }).click();
    await page.getByRole('columnheader', { name: 'First Name' }).waitFor();
    server.edit('article-type.json', '"title": "First Name"', '"title": "Second Name"');
    await page.getByRole('columnheader', { name: 'Second Name' }).waitFor();
    expect(await isSameVisit(page)).toBe(true);
  });

  it('and leaves what is typed in a form of another entity', async () => {
    await go(CREATE);
    await title().fill('Not saved yet');
    await markVisit(page);
    server.edit('article-type.json', '"title": "Article Types"', '"title": "Kinds of Articles"');
    await page.getByText('Kinds of Articles').first().waitFor();
    expect(await title().inputValue()).toBe('Not saved yet');
    await title().fill('');
    expect(await isSameVisit(page)).toBe(true);
  });
});

describe('an edit while its form is open', () => {
  it('makes a screen of a dialog: the open one stays with what is typed, the next form is a screen', async () => {
    await go(TYPES);
    await page.getByRole('row').nth(5).waitFor();
    await page.getByRole('link', { name: 'Create' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Type Name' }).fill('Half written');
    await markVisit(page);
    server.editAll(
      'article-type.json',
      [`"routes": { "list": "${TYPES}" }`, `"routes": { "list": "${TYPES}", "create": "${TYPES}/new" }`],
      ['"openAs": "dialog"', '"openAs": "screen"'],
      ['"title": "Type Name"', '"title": "Kind of Article"'],
    );
    const name = dialog.getByRole('textbox', { name: 'Kind of Article' });
    await name.waitFor();
    expect(await name.inputValue()).toBe('Half written');
    await saveArticle(page);
    await page.getByText('Successfully added').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(getCallsTo(calls, 'POST article/article-types').map(({ body }) => body)).toEqual([
      { articleTypeName: 'Half written' },
    ]);
    await page.getByRole('link', { name: 'Create' }).click();
    await page.waitForURL(`**${TYPES}/new`);
    await page.getByRole('textbox', { name: 'Kind of Article' }).waitFor();
    expect(await dialog.count()).toBe(0);
    expect(await isSameVisit(page)).toBe(true);
  });

  it('gives it another address: the form goes on there and is saved once', async () => {
    await go(CREATE);
    await fillArticle(page, 'Written before');
    await markVisit(page);
    server.edit('article.json', `"${CREATE}"`, '"/marketing-management/article/write"');
    await page.waitForURL('**/marketing-management/article/write');
    expect(await title().inputValue()).toBe('Written before');
    await saveArticle(page);
    await page.getByText('Successfully Created').waitFor();
    await page.waitForURL('**/marketing-management/article');
    expect(getCallsTo(calls, 'POST article/articles').map(({ body }) => body)).toMatchObject([
      { articleTitle: 'Written before' },
    ]);
    expect(await isSameVisit(page)).toBe(true);
  });

  it('adds a pattern: a form that was refused once says at once what is wrong now', async () => {
    await open(CREATE);
    await title().fill('Charging at night');
    await saveArticle(page);
    await page.getByText('Please select article type').waitFor();
    await markVisit(page);
    const message = page.getByText('Write the title in capitals');
    server.edit(
      'article.json',
      '"errorMessage": { "required": "Please input article title" }',
      '"pattern": "^[A-Z ]*$", "errorMessage": { "pattern": "Write the title in capitals" }',
    );
    await message.waitFor();
    expect(await title().getAttribute('aria-invalid')).toBe('true');
    await title().fill('CHARGING AT NIGHT');
    await message.waitFor({ state: 'hidden' });
    await title().fill('');
    expect(getCallsTo(calls, 'POST article/articles')).toEqual([]);
    expect(await isSameVisit(page)).toBe(true);
  });

  it('changes defaults: what nobody touched follows, what was chosen or typed stays', async () => {
    await go(ADD_PROFILE);
    const field = (name: RegExp): Locator => page.getByRole('combobox', { name });
    const choose = async (name: RegExp, option: string): Promise<void> => {
      await field(name).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await expect.poll(() => field(/^Charging Rate Unit/).innerText()).toBe('A');
    await choose(/^Purpose/, 'One session (TX_PROFILE)');
    await page.getByRole('textbox', { name: /^Description/ }).fill('Typed before');
    await markVisit(page);
    server.editAll(
      'charging-profile.json',
      ['"default": "TX_DEFAULT_PROFILE"', '"default": "CHARGE_POINT_MAX_PROFILE"'],
      ['"default": 86400', '"default": 3600'],
      ['"default": "A"', '"default": "W"'],
    );
    await expect.poll(() => field(/^Charging Rate Unit/).innerText()).toBe('W');
    await expect.poll(() => field(/^Duration/).innerText()).toMatch(/^1 h/);
    expect(await field(/^Purpose/).innerText()).toBe('One session (TX_PROFILE)');
    expect(await page.getByRole('textbox', { name: /^Description/ }).inputValue()).toBe('Typed before');
    expect(await isSameVisit(page)).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(`**${PROFILES}`);
  });

  it('changes a default: a form that nobody touched is left without a question', async () => {
    await go(ADD_PROFILE);
    const unit = page.getByRole('combobox', { name: /^Charging Rate Unit/ });
    await expect.poll(() => unit.innerText()).toBe('A');
    server.edit('charging-profile.json', '"default": "A"', '"default": "W"');
    await expect.poll(() => unit.innerText()).toBe('W');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`**${PROFILES}`);
  });
});

describe('a new entity', () => {
  it('is one schema file and one data file: menu entry, list, filter, form, validation, endpoints', async () => {
    await go(CREATE);
    await title().fill('Not saved yet');
    await markVisit(page);
    const lots = page.getByRole('list', { name: 'Site Management' }).getByRole('link', { name: 'Parking Lots' });
    server.writeEntity('parking-lot', PARKING_LOT, PARKING_LOTS);
    // With its second entry, the group is no longer dissolved.
    await page.getByRole('button', { name: 'Site Management' }).click();
    await lots.waitFor();
    server.remove('parking-lot.json');
    await lots.waitFor({ state: 'detached' });
    server.write('parking-lot.json', JSON.stringify(PARKING_LOT));
    await lots.waitFor();
    expect(await title().inputValue()).toBe('Not saved yet');
    await title().fill('');
    await lots.click();
    await page.getByText('Deck A').first().waitFor();
    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Name the lot').waitFor();
    await page.getByRole('textbox', { name: 'Lot Name' }).fill('Deck B');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.locator('tbody').getByText('Deck B').waitFor();
    expect(await isSameVisit(page)).toBe(true);
  });

  it('has a search and filters without a word about them, and others that users add', async () => {
    server.writeEntity('parking-lot', UNFILTERED_LOT, UNFILTERED_LOTS);
    await open('/site-management/parking-lot');
    await checkDefaultFilters(page, calls);
  });

  it('offers the variants of an object and sends the fields of the chosen one', async () => {
    server.writeEntity('parking-lot', PAID_LOT, PAID_LOTS);
    await open('/site-management/parking-lot?dialog=edit-1');
    await checkVariants(page, calls);
  });

  it('takes files with its record and with the input of an action, in one request each', async () => {
    server.writeEntity('parking-lot', PARKING_LOT_WITH_FILES, PARKING_LOTS);
    await open('/site-management/parking-lot?dialog=create');
    await checkFiles(page, calls);
  });
});
