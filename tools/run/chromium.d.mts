/** Finds a whole Chromium, or installs one; undefined when neither worked. */
export function ensureChromium(): string | undefined;
/** Finds or installs the fastest Chromium for the browser tests; undefined when none could be had. */
export function ensureTestChromium(): string | undefined;
