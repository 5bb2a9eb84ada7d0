/** Finds a full Chromium or installs one; returns undefined when neither succeeds. */
export function ensureChromium(): string | undefined;
/** Finds or installs the fastest Chromium for the browser tests; returns undefined when none is available. */
export function ensureTestChromium(): string | undefined;
