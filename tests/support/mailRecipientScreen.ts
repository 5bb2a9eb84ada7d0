/** Page helpers for the mail recipients of a mail server. */
import type { Page } from 'playwright-core';
import { openApp, type App } from './browser';

export const MAIL_RECIPIENTS_PATH = '/notification-management/mail-recipients';
export const EMAIL_API_PREFIX = 'dawn/api/v1/email';
export const CONFIG_CALL = `POST ${EMAIL_API_PREFIX}/config`;
export const RECIPIENT_PAGES_CALL = `POST ${EMAIL_API_PREFIX}/recipient-pages`;
export const ADD_RECIPIENT_CALL = `POST ${EMAIL_API_PREFIX}/recipient`;
export const SEND_TEST_CALL = `POST ${EMAIL_API_PREFIX}/send-test`;
export const TYPE_PAGES_CALL = `POST ${EMAIL_API_PREFIX}/notify-type-pages`;
export const ASSIGN_CALL = `POST ${EMAIL_API_PREFIX}/assign-notify-types`;
export const UNASSIGN_CALL = `POST ${EMAIL_API_PREFIX}/unassign-notify-types`;

export const STORED_MAIL_SETTINGS = {
  emailId: 2,
  enable: true,
  protocol: 'smtps',
  host: 'mail.straits-energy.test',
  port: 465,
  emailFrom: 'Wattdesk Alerts <alerts@wattdesk.test>',
  username: 'alerts@wattdesk.test',
};

export const getTextbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
export const getDialog = (page: Page) => page.getByRole('dialog');
export const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const getRow = (page: Page, address: string) => page.getByRole('row').filter({ hasText: address });

export async function openRecipients(account = 'admin'): Promise<App> {
  const app = await openApp({ account, path: MAIL_RECIPIENTS_PATH });
  await app.page.getByRole('row').nth(10).waitFor();
  return app;
}

export async function openRowAction({ page }: App, address: string, action: string): Promise<void> {
  await getRow(page, address)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
