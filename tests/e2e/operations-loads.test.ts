/** Site load balancing: the list, the loads of a site, the save request and its validation. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { API_PREFIX, openScreen, pickOption, pressButton } from '../support/administrationScreens';
import { closeApps, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

beforeEach(resetApi);
afterEach(closeApps);

const SITES = '/smart-energy-management/site-load-balancing';
const LOAD = `${API_PREFIX}/load-balancing`;
const PAGES = `POST ${LOAD}/pages`;
const firstPage = { pageNo: 1, pageSize: 10, pageVo: {} };

const row = (page: Page, number: number) =>
  page.getByRole('group', { name: `Charging Profile ${number}`, exact: true });
const choose = async (page: Page, number: number, field: string, option: string | RegExp): Promise<void> => {
  await row(page, number).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
};
/** Locates a value of a section by its label. */
const figure = (page: Page, section: string, name: string) =>
  page
    .getByRole('region', { name: section })
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd');

it('sites are listed ten at first, filtered by mode, and opened by their id', async () => {
  const { page, calls } = await openScreen(SITES);
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Site ID', 'Site Name', 'Address', 'Service Providers', 'Balancing Mode', 'Action']);
  await page.getByRole('cell', { name: 'Straits Energy, Merlion Mobility' }).waitFor();
  expect(getCallsTo(calls, PAGES)[0]?.body).toEqual(firstPage);
  expect(await page.getByRole('button', { name: /Create|Add|Delete/ }).count()).toBe(0);
  await pickOption(page, /Balancing Mode/, 'Static');
  const filtered = { ...firstPage, pageVo: { loadBalancing: 'STATIC' } };
  // Not the last request: the next page is prefetched after it.
  await expect.poll(() => getCallsTo(calls, PAGES).map(({ body }) => body)).toContainEqual(filtered);
  await page.getByRole('link', { name: '1', exact: true }).click();
  await page.waitForURL(`**${SITES}/1`);
  await page.getByRole('heading', { level: 1, name: 'VivoCity', exact: true }).waitFor();
});

it('a site shows its loads; dynamic takes the maximum away, rows by halves stay behind', async () => {
  const { page, calls } = await openScreen(`${SITES}/1`);
  const usage = page.getByRole('region', { name: 'Hourly Usage' });
  await usage
    .getByText(/\d\d:00/)
    .first()
    .waitFor();
  // The period is named, and the hour that is not over is no drop of the load.
  await usage.getByText('Last 24 hours · kWh', { exact: true }).waitFor();
  await expect.poll(() => figure(page, 'Power', 'Highest Delivered').innerText()).toMatch(/^[\d.]+ kW$/);
  await expect.poll(() => figure(page, 'Connector Utilisation', 'All Connectors').innerText()).toBe('4');
  await expect
    .poll(() => figure(page, 'Connector Utilisation', 'Share in Use').innerText())
    .toMatch(/^(0|25|50|75|100)%$/);
  expect(getCallsTo(calls, `GET ${API_PREFIX}/site-charge-box-select/1`)).toHaveLength(1);
  await page.getByRole('textbox', { name: /Static Maximum/ }).waitFor();
  await pickOption(page, /Balancing Mode/, 'Dynamic');
  await page.getByRole('textbox', { name: /Static Maximum/ }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /Add charging profile/ }).click();
  await choose(page, 3, 'Charge Box', 'SG-V-02');
  await pressButton(page, 'Save');
  await page.getByText('Saved successfully', { exact: true }).waitFor();
  // The toast is readable before the screen is left.
  expect(new URL(page.url()).pathname).toBe(`${SITES}/1`);
  expect(getCallsTo(calls, `PUT ${LOAD}/1`).map(({ body }) => body)).toEqual([
    {
      sitePk: 1,
      loadBalancing: 'DYNAMIC',
      staticMaxAmpere: null,
      siteChargingProfiles: [
        { boxInUse: 1001, chargingProfilePk: 2 },
        { boxInUse: 1003, chargingProfilePk: 1 },
      ],
    },
  ]);
  await page.waitForURL((url) => url.pathname === SITES);
});

it('a site without a profile has an empty row, and is not saved before one is whole', async () => {
  const { page, calls } = await openScreen(`${SITES}/28`);
  await row(page, 1).waitFor();
  await pressButton(page, 'Save');
  await page.getByText('Please add at least one charging profile', { exact: true }).first().waitFor();
  await choose(page, 1, 'Charge Box', 'SG-PGS-01');
  await pressButton(page, 'Save');
  await page.getByText('Please add at least one charging profile', { exact: true }).first().waitFor();
  expect(getCallsTo(calls, `PUT ${LOAD}/28`)).toEqual([]);
  await choose(page, 1, 'Charging Profile', /^3 - /);
  await pressButton(page, 'Save');
  await expect
    .poll(() => getCallsTo(calls, `PUT ${LOAD}/28`)[0]?.body)
    .toMatchObject({ siteChargingProfiles: [{ boxInUse: expect.any(Number) as unknown, chargingProfilePk: 3 }] });
});

it('who may only look reads a site at the same address, with its loads and without Save', async () => {
  const { page } = await openScreen(`${SITES}/1`, 'viewer');
  await page.getByRole('region', { name: 'Balancing Settings' }).getByText('SG-V-01').waitFor();
  await expect.poll(() => figure(page, 'Connector Utilisation', 'All Connectors').innerText()).toBe('4');
  expect(await page.getByRole('button', { name: /^(Save|Cancel|Add .*|Remove .*|Edit)$/ }).count()).toBe(0);
  expect(await page.getByRole('combobox', { name: /Balancing Mode|Charge Box/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('cell', { name: 'VivoCity' }).waitFor();
  expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
});
