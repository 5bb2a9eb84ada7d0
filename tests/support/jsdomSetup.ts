/** Adds browser features that jsdom lacks and cleans up after each component test. */
import { cleanup, configure } from '@testing-library/react';
import dayjs from 'dayjs';
import * as react from 'react';
import { afterEach } from 'vitest';
import { installComputedStyle } from './computedStyle';
import { installControlLabels } from './controlLabels';

// Long, because a busy machine is slow; a failing test waits just as long.
configure({ asyncUtilTimeout: 15_000 });

// React's development build captures the call stack of up to 10,000 elements a second for its warnings, which takes almost a
// tenth of the time of all component tests. It captures none once this count is above its limit.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => undefined,
  });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // A page in Chinese changes the global locale of dayjs.
  dayjs.locale('en');
});

/** Viewport width for media queries: a wide screen with a mouse unless a test sets another. */
const WIDTH = 1280;

const fits = (query: string): boolean => {
  if (query.includes('pointer')) return query.includes('fine');
  const least = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
  const most = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
  if (least === undefined && most === undefined) return false;
  const width = window.innerWidth;
  return (least === undefined || width >= Number(least)) && (most === undefined || width <= Number(most));
};

installComputedStyle(window);
installControlLabels(window);
window.innerWidth = WIDTH;
window.matchMedia = (query) =>
  ({
    matches: fits(query),
    media: query,
    onchange: null,
    addEventListener: (_: string, listener: EventListener) => window.addEventListener('resize', listener),
    removeEventListener: (_: string, listener: EventListener) => window.removeEventListener('resize', listener),
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// FileReader is jsdom's only way to read a file.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsArrayBuffer(this);
  });
};

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
