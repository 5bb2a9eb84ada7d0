/** The recipients of mails below their server, as a person works with them. */
import type { Page } from 'playwright-core';
import { openApp, type App } from './browser';

export const ROUTE = '/notification-management/mail-recipients';
export const DAWN = 'dawn/api/v1/email';
export const CONFIG = `POST ${DAWN}/config`;
export const PAGES = `POST ${DAWN}/recipient-pages`;
export const ADD = `POST ${DAWN}/recipient`;
export const SEND = `POST ${DAWN}/send-test`;
export const TYPES = `POST ${DAWN}/notify-type-pages`;
export const ASSIGN = `POST ${DAWN}/assign-notify-types`;
export const UNASSIGN = `POST ${DAWN}/unassign-notify-types`;

export const STORED = {
  emailId: 2,
  enable: true,
  protocol: 'smtps',
  host: 'mail.straits-energy.test',
  port: 465,
  emailFrom: 'Wattdesk Alerts <alerts@wattdesk.test>',
  username: 'alerts@wattdesk.test',
};

export const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
export const dialog = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const rowOf = (page: Page, address: string) => page.getByRole('row').filter({ hasText: address });

export async function open(account = 'admin'): Promise<App> {
  const app = await openApp({ account, path: ROUTE });
  await app.page.getByRole('row').nth(10).waitFor();
  return app;
}

export async function start({ page }: App, address: string, action: string): Promise<void> {
  await rowOf(page, address)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
