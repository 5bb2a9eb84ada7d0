import { addBasePath } from '../../ui/basePath';

const OUTSIDE = /^(https?:|mailto:)/;

/** Whether a URL is outside the app. */
export const isExternalUrl = (address: string): boolean => OUTSIDE.test(address);

/**
 * Opens a URL in a new tab.
 * @returns the URL when the browser blocked the tab
 */
export function openInNewTab(address: string): string | undefined {
  const whole = addBasePath(address);
  // A `mailto:` link opens the mail program and needs no tab.
  const tab = window.open(whole, address.startsWith('mailto:') ? '_self' : '_blank');
  if (!tab) return whole;
  if (tab !== window) tab.opener = null;
  return undefined;
}
