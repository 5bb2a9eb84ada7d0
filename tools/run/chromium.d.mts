/** Path of a Chromium for the browser tests, installed when there was none; undefined when that failed. */
export function ensureChromium(): string | undefined;
