/** An address as the browser needs it: what stands below the app's base, whole ones as they are. */
const wholeAddress = (address: string): string =>
  address.startsWith('/') ? `${import.meta.env.BASE_URL.replace(/\/$/, '')}${address}` : address;

const OUTSIDE = /^(https?:|mailto:)/;

/** Whether an address leads out of the app. */
export const isOutside = (address: string): boolean => OUTSIDE.test(address);

/** Whether an address leads to a screen of the app; neither this nor outside is followed. */
export const isInside = (address: string): boolean => /^\/(?!\/)/.test(address);

/** @returns the address where the browser has not let the tab open */
export function openTab(address: string): string | undefined {
  const whole = wholeAddress(address);
  // A mail program needs no tab.
  const tab = window.open(whole, address.startsWith('mailto:') ? '_self' : '_blank');
  if (!tab) return whole;
  if (tab !== window) tab.opener = null;
  return undefined;
}
