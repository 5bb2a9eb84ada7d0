import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** One edit of a schema file by an analyst, and how the open browser shows that it is applied. */
export interface SchemaEdit {
  name: string;
  file: string;
  before: string;
  after: string;
  /** Path that is open when the file is saved. */
  path: string;
  /** Resolves when the screen shows the element that the edit changes. */
  ready: (page: Page) => Promise<unknown>;
  /** Resolves when the edit is visible. */
  seen: (page: Page) => Promise<unknown>;
}

const TYPES = '/marketing-management/article-type';
const FORM = '/marketing-management/article/create';
const LIST = '/marketing-management/article';

const rows = (page: Page): Promise<unknown> => page.getByRole('row').nth(10).waitFor();
const MARKETING = ['Campaigns', 'Articles', 'Article Types'];

/** Returns the texts of the menu entries, from top to bottom. */
const menu = (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').allInnerTexts();

const saved = async (page: Page, message: string): Promise<void> => {
  await form(page);
  await page.getByRole('button', { name: /^(Save|保存)$/ }).click();
  await page.getByText(message).waitFor();
};

const form = (page: Page): Promise<unknown> => page.getByRole('textbox', { name: /^Title/ }).waitFor();

/** Opens a screen as a link does: loading the code of the dev server again takes longer than most of these tests. */
export const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Edits that must be visible at once: a title, limit, message, column, filter, option, field. */
export const SCHEMA_EDITS: SchemaEdit[] = [
  {
    name: 'a title',
    file: 'article-type.json',
    before: '"title": "Type Name"',
    after: '"title": "Kind of Article"',
    path: TYPES,
    ready: rows,
    seen: (page) => page.getByRole('columnheader', { name: 'Kind of Article' }).waitFor(),
  },
  {
    name: 'a limit',
    file: 'article.json',
    before: '"maxLength": 100',
    after: '"maxLength": 77',
    path: FORM,
    ready: async (page) => {
      await form(page);
      await page.getByRole('textbox', { name: /^Title/ }).fill('x'.repeat(70));
    },
    seen: async (page) => {
      await page.getByText('70/77').waitFor();
      await page.getByRole('textbox', { name: /^Title/ }).fill('');
    },
  },
  {
    name: 'a message',
    file: 'article.json',
    before: 'Please input article title',
    after: 'An article needs a title',
    path: FORM,
    ready: (page) => saved(page, 'Please input article title'),
    seen: (page) => page.getByText('An article needs a title').waitFor(),
  },
  {
    name: 'a message that goes: ours takes its place',
    file: 'article.json',
    before: ',\n      "errorMessage": { "required": "Please input article title" }',
    after: '',
    path: FORM,
    ready: (page) => saved(page, 'Please input article title'),
    seen: (page) => page.getByText('Please input Title').waitFor(),
  },
  {
    name: 'a message that goes in Chinese',
    file: 'i18n/zh-Hans.json',
    before: '"articleTitle": {\n        "required": "请输入文章标题"\n      },',
    after: '',
    path: FORM,
    ready: async (page) => {
      await form(page);
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menuitemradio', { name: '中文' }).click();
      await page.getByRole('button', { name: '保存' }).click();
      await page.getByText('请输入文章标题').waitFor();
    },
    // Switches back to English: the browser stores the language, and the next test uses the same browser.
    seen: async (page) => {
      await page.getByText('请输入文章标题').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: '语言' }).click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
      await page.getByRole('button', { name: 'Save' }).waitFor();
    },
  },
  {
    name: 'the order of the menu',
    file: 'article-type.json',
    before: '"group": "marketing", "order": 30',
    after: '"group": "marketing", "order": 1',
    path: TYPES,
    ready: async (page) => {
      await rows(page);
      await page.getByRole('link', { name: 'Article Types' }).waitFor();
    },
    seen: (page) =>
      expect
        .poll(async () => (await menu(page)).filter((entry) => MARKETING.includes(entry)))
        .toEqual(['Article Types', 'Campaigns', 'Articles']),
  },
  {
    name: 'the group of the menu',
    file: 'article-type.json',
    before: '"group": "marketing", "order": 30',
    after: '"group": "voucher", "order": 30',
    path: TYPES,
    ready: rows,
    seen: (page) => page.getByRole('list', { name: 'Vouchers' }).getByRole('link', { name: 'Article Types' }).waitFor(),
  },
  {
    name: 'the order of columns',
    file: 'article.json',
    before: '"columns": ["articleId", "articleTitle"',
    after: '"columns": ["articleTitle", "articleId"',
    path: LIST,
    ready: rows,
    seen: (page) => page.locator('th:first-child').filter({ hasText: 'Title' }).waitFor(),
  },
  {
    name: 'a filter',
    file: 'article.json',
    before: '"filters": ["dataStatus", "articleTypeId"]',
    after: '"filters": ["dataStatus", "articleTypeId", { "name": "criteria", "title": "Anything", "search": true }]',
    path: LIST,
    ready: rows,
    seen: (page) => page.getByRole('searchbox', { name: 'Anything' }).waitFor(),
  },
  {
    name: 'a new field',
    file: 'article.json',
    before: '"views": {',
    after: '"teaser": { "type": "string", "title": "Teaser" }, "views": {',
    path: FORM,
    ready: form,
    seen: (page) => page.getByRole('textbox', { name: 'Teaser' }).waitFor(),
  },
  {
    name: 'an option',
    file: 'issued-voucher.json',
    before: '{ "const": "EXPIRED", "title": "Expired" }',
    after: '{ "const": "EXPIRED", "title": "Expired" }, { "const": "RETURNED", "title": "Returned" }',
    path: '/voucher-management/issued-voucher',
    ready: async (page) => {
      await rows(page);
      await page.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Expired' }).waitFor();
    },
    // The option is added to the dropdown while it is open.
    seen: (page) => page.getByRole('option', { name: 'Returned' }).waitFor(),
  },
];

/** A new entity and its first record. */
export const PARKING_LOTS = [{ parkingLotId: 1, parkingLotName: 'Deck A', dataStatus: 'Active' }];
export const PARKING_LOT = {
  $schema: './meta/v2/entity.schema.json',
  $id: 'parking-lot',
  title: 'Parking Lots',
  type: 'object',
  properties: {
    parkingLotId: { type: 'integer', title: 'ID', readOnly: true },
    parkingLotName: { type: 'string', title: 'Lot Name', maxLength: 20, errorMessage: { required: 'Name the lot' } },
    dataStatus: { $ref: 'common.json#/$defs/dataStatus' },
  },
  required: ['parkingLotName'],
  'x-admin': {
    idField: 'parkingLotId',
    singularName: 'parking lot',
    menu: { group: 'site', order: 10 },
    routes: { list: '/site-management/parking-lot' },
    calls: {
      page: { endpoint: 'POST parking/lot-pages', dialect: 'pageNum/pageVo' },
      get: 'GET parking/lots/{parkingLotId}',
      create: 'POST parking/lots',
      update: 'PUT parking/lots',
      delete: 'DELETE parking/lots/{parkingLotId}',
    },
    list: { columns: ['parkingLotId', 'parkingLotName', 'dataStatus'], filters: ['dataStatus'] },
    form: { openAs: 'dialog' },
  },
};

const PLAN = { type: 'string', title: 'Plan', 'x-ui': { upload: { accept: ['.png'], maxSizeBytes: 1000 } } };

/** The entity with a file that is sent with its record, and an action whose input has a file. */
export const PARKING_LOT_WITH_FILES = {
  ...PARKING_LOT,
  properties: { ...PARKING_LOT.properties, plan: PLAN },
  'x-admin': {
    ...PARKING_LOT['x-admin'],
    calls: {
      ...PARKING_LOT['x-admin'].calls,
      create: { endpoint: 'POST parking/lots', bodyFormat: 'multipart' },
      update: { endpoint: 'PUT parking/lots', bodyFormat: 'multipart' },
    },
    actions: {
      sign: {
        title: 'Sign',
        scope: ['row'],
        call: { endpoint: 'POST parking/sign', bodyFormat: 'multipart' },
        payload: { parkingLotId: '{parkingLotId}', scan: '{scan}' },
        input: { type: 'object', properties: { scan: { ...PLAN, title: 'Scan' } }, required: ['scan'] },
        onSuccess: { successMessage: 'Signed' },
      },
    },
  },
};
