import { addBasePath } from '../../ui/basePath';

const OUTSIDE = /^(https?:|mailto:)/;

/** Whether an address leads out of the app. */
export const isExternalUrl = (address: string): boolean => OUTSIDE.test(address);

/** @returns the address where the browser has not let the tab open */
export function openInNewTab(address: string): string | undefined {
  const whole = addBasePath(address);
  // A mail program needs no tab.
  const tab = window.open(whole, address.startsWith('mailto:') ? '_self' : '_blank');
  if (!tab) return whole;
  if (tab !== window) tab.opener = null;
  return undefined;
}
