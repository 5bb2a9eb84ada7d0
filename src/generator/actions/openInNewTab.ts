import { addBasePath } from '../../ui/basePath';

const OUTSIDE = /^(https?:|mailto:)/;

/** Whether a URL leads out of the app. */
export const isExternalUrl = (address: string): boolean => OUTSIDE.test(address);

/**
 * Opens a URL in a new tab.
 * @returns the URL when the browser has blocked the new tab, otherwise undefined
 */
export function openInNewTab(address: string): string | undefined {
  const whole = addBasePath(address);
  // A `mailto:` link opens the mail program, so no new tab is needed.
  const tab = window.open(whole, address.startsWith('mailto:') ? '_self' : '_blank');
  if (!tab) return whole;
  if (tab !== window) tab.opener = null;
  return undefined;
}
