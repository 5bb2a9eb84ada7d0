import { getBrowserAddress } from '../../ui/base';

const OUTSIDE = /^(https?:|mailto:)/;

/** Whether an address leads out of the app. */
export const isOutside = (address: string): boolean => OUTSIDE.test(address);

/** @returns the address where the browser has not let the tab open */
export function openTab(address: string): string | undefined {
  const whole = getBrowserAddress(address);
  // A mail program needs no tab.
  const tab = window.open(whole, address.startsWith('mailto:') ? '_self' : '_blank');
  if (!tab) return whole;
  if (tab !== window) tab.opener = null;
  return undefined;
}
