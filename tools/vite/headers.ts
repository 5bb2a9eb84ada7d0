/**
 * The security headers of every answer, in one list: the preview server sends it, and a test holds
 * `tools/deploy/nginx.conf` against it.
 */

/** emotion opens empty `<style>` elements and fills them by script: their hash is that of no text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const POLICY: readonly [directive: string, ...sources: string[]][] = [
  ['default-src', "'self'"],
  ['script-src', "'self'"],
  ['style-src', "'self'", EMPTY_STYLE],
  ['img-src', "'self'", 'data:', 'blob:'],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['frame-ancestors', "'none'"],
];

export const SECURITY_HEADERS: readonly [name: string, value: string][] = [
  ['Content-Security-Policy', POLICY.map((directive) => directive.join(' ')).join('; ')],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
];
