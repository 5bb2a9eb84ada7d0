import type { Page } from 'playwright-core';
import { openApp, type OpenOptions } from './browser';
import { getCallsTo } from './recordedCalls';

/** One assignment action of the product, with the names it uses in requests. */
export interface AssignmentCase {
  path: string;
  action: string;
  /** Request parameters of the parent record's id and of the selected ids, both in the filters of a page request. */
  parentKey: string;
  idsKey: string;
  rowId: string;
  page: string;
  assign: string;
  unassign: string;
  statuses: string;
  /** Builds the body of a page request around its filters. */
  body: (filters: object, pageSize?: number) => object;
}

const first =
  (container: string, pageKey: string): AssignmentCase['body'] =>
  (filters, pageSize = 10) => ({
    [pageKey]: 1,
    pageSize,
    [container]: filters,
  });

const POINTS = {
  path: '/points-management',
  parentKey: 'dynamicPointsId',
  statuses: 'GET dawn/api/v1/assignment-status-select',
  body: first('pageCriteria', 'pageNum'),
};

export const ASSIGNMENT_CASES: Record<string, AssignmentCase> = {
  'campaigns → sites': {
    path: '/marketing-management/campaign',
    action: 'Assign Sites',
    parentKey: 'campaignId',
    idsKey: 'sitePks',
    rowId: 'sitePk',
    page: 'POST campaign/assign-site-pages',
    assign: 'POST campaign/assign-sites',
    unassign: 'POST campaign/un-assign-sites',
    statuses: 'GET campaign/assignment-statuses',
    body: first('pageVo', 'pageNo'),
  },
  'rates → sites': {
    path: '/site-management/dynamic-rate-configuration',
    action: 'Assign Sites',
    parentKey: 'dynamicRateId',
    idsKey: 'sitePks',
    rowId: 'sitePk',
    page: 'POST dynamic-rate/assign-site-pages',
    assign: 'POST dynamic-rate/assign-sites',
    unassign: 'POST dynamic-rate/un-assign-sites',
    statuses: 'GET dynamic-rate/assignment-statuses',
    body: first('pageVo', 'pageNo'),
  },
  'points → sites': {
    ...POINTS,
    action: 'Assign Sites',
    idsKey: 'sitePks',
    rowId: 'sitePk',
    page: 'POST dawn/api/v1/dynamic-points-site-pages',
    assign: 'POST dawn/api/v1/assigned-dynamic-points-site',
    unassign: 'POST dawn/api/v1/unassigned-dynamic-points-site',
  },
  'points → vehicle models': {
    ...POINTS,
    action: 'Assign Vehicles',
    idsKey: 'vehicleModelIds',
    rowId: 'vehicleModelId',
    page: 'POST dawn/api/v1/dynamic-points-vehicle_model-pages',
    assign: 'POST dawn/api/v1/assigned-dynamic-points-vehicle_model',
    unassign: 'POST dawn/api/v1/unassigned-dynamic-points-vehicle_model',
  },
};

export const ASSIGN_TO_CAMPAIGN = ASSIGNMENT_CASES['campaigns → sites']!;

/** Waits for the next response to `METHOD path` and returns its body. */
export async function waitForAnswer(page: Page, call: string): Promise<{ msg: string; data: unknown }> {
  const path = `/steve/${call.replace(/^\w+ /, '')}`;
  const response = await page.waitForResponse((candidate) => candidate.url().endsWith(path));
  return (await response.json()) as { msg: string; data: unknown };
}

/** Opens the assignment dialog of the first row that has an actions menu. */
export async function openAssignmentDialog(place: AssignmentCase, options: OpenOptions = {}) {
  const app = await openApp({ account: 'admin', path: place.path, ...options });
  const { page } = app;
  const menu = page.getByRole('button', { name: /^Actions for/ }).first();
  const name = ((await menu.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
  await menu.click();
  const answered = waitForAnswer(page, place.statuses);
  await page.getByRole('menuitem', { name: place.action }).click();
  const dialog = page.getByRole('dialog', { name: `${place.action}: ${name}` });
  await dialog.waitFor();
  const statuses = (await answered).data as { value: string; name: string }[];
  return { ...app, dialog, menu, statuses };
}

export type OpenedDialog = Awaited<ReturnType<typeof openAssignmentDialog>>;

export const getRows = ({ dialog }: OpenedDialog) => dialog.locator('tbody').getByRole('row');
export const waitUntilReady = (opened: OpenedDialog): Promise<void> =>
  opened.dialog.getByRole('checkbox').nth(1).waitFor();

/** Returns the parent record's id that the dialog sends in its first page request. */
export async function getParentId(opened: OpenedDialog, place: AssignmentCase): Promise<unknown> {
  await waitUntilReady(opened);
  const [call] = getCallsTo(opened.calls, place.page);
  const body = call?.body as Record<string, Record<string, unknown>>;
  return (body['pageVo'] ?? body['pageCriteria'])?.[place.parentKey];
}

export const toggleRow = (opened: OpenedDialog, index: number): Promise<void> =>
  getRows(opened).nth(index).getByRole('checkbox').click();

/**
 * Selects a row that has this status.
 * @param status index of the status in the server's response
 */
export const toggleRowWithStatus = async (opened: OpenedDialog, status: number): Promise<void> => {
  const name = opened.statuses[status]?.name ?? '';
  const row = getRows(opened).filter({ has: opened.page.getByText(name, { exact: true }) });
  await row.first().getByRole('checkbox').check();
};
