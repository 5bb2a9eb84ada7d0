/** Test data of the administration screens: their columns, requests and messages. */
import type { Page } from 'playwright-core';
import { HOSTILE_TEXT } from './listScreens';
import { openApp, type App } from './browser';
import { getSearchInput } from './dropdowns';

export const API_PREFIX = 'dawn/api/v1';
export const openScreen = (path: string, account = 'admin'): Promise<App> => openApp({ account, path });
const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
export const pickOption = async (page: Page, field: RegExp, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const findUser = async (page: Page, text: string, address: string): Promise<void> => {
  await getSearchInput(page, /User Email/).fill(text);
  await page.getByRole('option', { name: address }).click();
};
export const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Types a date into a picker section by section, as a user does. */
const typeDay = async (page: Page, label: RegExp, day: string): Promise<void> => {
  const input = page
    .getByRole('group', { name: label })
    .or(page.getByRole('textbox', { name: label }))
    .first();
  await input.click();
  await page.keyboard.type(day);
};

interface Case {
  name: string;
  list: string;
  headings: string[];
  /** Request and messages of deleting the first row. */
  removed?: { call: string; question: string; done: string };
  pages: string;
  firstPage: unknown;
  filtered: { by: (page: Page) => Promise<unknown>; body: unknown };
  /**
   * Path of the empty form (a screen, or the dialog of the list), its save button, and the validation messages of
   * an empty save.
   */
  missing: [path: string, button: string, messages: string[]];
  created: { fill: (page: Page) => Promise<unknown>; button: string; call: string; body: unknown; message: string };
}

export const ADMINISTRATION_CASES: Case[] = [
  {
    name: 'RFID cards',
    list: '/rfid-card-management',
    headings: ['', 'RFID No.', 'User Name', 'User Email', 'User Type', 'Group', 'Valid Date', 'Status', 'Action'],
    removed: {
      call: `DELETE ${API_PREFIX}/rfid/cards/1`,
      question: 'Are you sure you want to delete this item?',
      done: 'Successfully deleted!',
    },
    pages: `POST ${API_PREFIX}/rfid/card-pages`,
    firstPage: { pageNo: 1, pageSize: 10, pageVo: {} },
    filtered: {
      by: async (page) => {
        await page.getByRole('combobox', { name: 'Status' }).click();
        await page.getByRole('option', { name: 'Inactive', exact: true }).click();
      },
      body: { pageNo: 1, pageSize: 10, pageVo: { dataStatus: 'I' } },
    },
    missing: [
      '/rfid-card-management/add',
      'Save',
      ['Please input RFID No.', 'Please input user email address', 'Please select valid till date'],
    ],
    created: {
      fill: async (page) => {
        await box(page, /RFID No/).fill(HOSTILE_TEXT);
        await findUser(page, 'daniel', 'daniel.ong@mail.test');
        await typeDay(page, /Valid Till/, '31122027');
      },
      button: 'Save',
      call: `POST ${API_PREFIX}/rfid/cards`,
      body: {
        rfidNumber: HOSTILE_TEXT,
        email: 'daniel.ong@mail.test',
        userPk: 105,
        validTill: '2027-12-31',
        status: 'A',
      },
      message: 'Add successfully',
    },
  },
  {
    name: 'POS devices',
    list: '/pos-device-management',
    headings: ['', 'Device ID', 'Site Name', 'Service Provider', 'Stations', 'Status', 'Action'],
    removed: {
      call: `DELETE ${API_PREFIX}/pos/devices/1`,
      question: 'Are you sure you want to delete this item?',
      done: 'Delete successfully!',
    },
    pages: `POST ${API_PREFIX}/pos/device-pages`,
    firstPage: { pageNum: 1, pageSize: 10, pageCriteria: {} },
    filtered: {
      by: async (page) => {
        await page.getByRole('searchbox', { name: 'Device ID' }).fill('NETS');
        await page.keyboard.press('Enter');
      },
      body: { pageNum: 1, pageSize: 10, pageCriteria: { criteria: 'NETS' } },
    },
    missing: [
      '/pos-device-management/device',
      'Save',
      ['Device ID is required', 'Please select a site', 'Please select at least one station'],
    ],
    created: {
      fill: async (page) => {
        await box(page, /Device ID/).fill(HOSTILE_TEXT);
        await pickOption(page, /^Site/, 'VivoCity');
        await pickOption(page, /Stations/, 'SG-V-02');
        await page.keyboard.press('Escape');
      },
      button: 'Save',
      call: `POST ${API_PREFIX}/pos/devices`,
      body: { deviceId: HOSTILE_TEXT, sitePk: 1, chargeBoxPks: [1002], dataStatus: 'A' },
      message: 'Add device successfully!',
    },
  },
  {
    name: 'in-app notifications',
    list: '/notification-management/in-app-notification',
    headings: ['Title', 'Message', 'Target Platforms', 'Created On', 'Status', 'Action'],
    pages: `POST ${API_PREFIX}/notification/pages`,
    firstPage: { pageNo: 1, pageSize: 10, pageVo: {} },
    filtered: {
      by: async (page) => {
        await page.getByRole('searchbox').fill('PayNow');
        await page.keyboard.press('Enter');
      },
      body: { pageNo: 1, pageSize: 10, pageVo: { criteria: 'PayNow' } },
    },
    missing: [
      '/notification-management/in-app-notification/add',
      'Send',
      ['Please input title', 'Please input message', 'Please select target platform'],
    ],
    created: {
      fill: async (page) => {
        await page.getByText('0/1000').waitFor();
        await box(page, /Title/).fill(HOSTILE_TEXT);
        await box(page, /Message/).pressSequentially('Good news');
        await page.getByText('9/1000').waitFor();
        await page.getByRole('checkbox', { name: 'iOS' }).check();
        await page.getByRole('checkbox', { name: 'Web' }).check();
      },
      button: 'Send',
      call: `POST ${API_PREFIX}/notification`,
      body: { title: HOSTILE_TEXT, message: 'Good news', targets: ['IOS', 'WEB'] },
      message: 'Send successfully!',
    },
  },
  {
    name: 'vehicle models',
    list: '/vehicle-model-management',
    headings: ['', 'Brand', 'Model', 'User Count', 'Action'],
    removed: {
      call: `DELETE ${API_PREFIX}/vehicle-model/details/1`,
      question: 'Are you sure you want to delete this model?',
      done: 'Delete successfully!',
    },
    pages: `POST ${API_PREFIX}/vehicle-model/pages`,
    firstPage: { pageNo: 1, pageSize: 10, pageVo: {} },
    filtered: {
      by: async (page) => {
        await page.getByRole('searchbox').fill('Ioniq');
        await page.keyboard.press('Enter');
      },
      body: { pageNo: 1, pageSize: 10, pageVo: { criteria: 'Ioniq' } },
    },
    // No field is required.
    missing: ['/vehicle-model-management?dialog=create', 'Save', []],
    created: {
      fill: async (page) => {
        await getSearchInput(page, /Brand/).fill('Zeekr');
        await box(page, /Model/).fill(HOSTILE_TEXT);
      },
      button: 'Save',
      call: `POST ${API_PREFIX}/vehicle-model/details`,
      body: { brand: 'Zeekr', model: HOSTILE_TEXT },
      message: 'Add successfully',
    },
  },
];
