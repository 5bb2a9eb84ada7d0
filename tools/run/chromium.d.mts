/** Finds a full Chromium, or installs it. Returns undefined if there is none and the installation fails. */
export function ensureChromium(): string | undefined;
/**
 * Finds or installs the fastest Chromium for the browser tests. Returns undefined if there is none and the
 * installation fails.
 */
export function ensureTestChromium(): string | undefined;
