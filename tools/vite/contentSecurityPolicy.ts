/**
 * Defines the security headers of all responses. The preview server sends these headers, and a test checks that
 * `tools/deploy/nginx.conf.template` sends the same headers.
 */

/**
 * Hash of an empty `<style>` element, which the policy must allow: emotion inserts empty `<style>` elements and
 * then adds the rules by script.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Matches a valid origin. Origins in `config.json` that do not match are not written into a header. */
export const ORIGIN_PATTERN = /^https?:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?$/;

export type HttpHeader = [name: string, value: string];

/** The origins from `config.json` that the policy must allow. They are not validated yet. */
export interface OtherOrigins {
  /** Origins from which the app loads images. */
  allowedPictureHosts: readonly string[];
  /** Origin of the API, if it differs from the origin of the app. */
  apiOrigin?: string | undefined;
  /** Origins that the sign-in calls: those of the identity provider. */
  authOrigins?: readonly string[];
}

const formatOrigins = (named: readonly (string | undefined)[]): string[] =>
  named.filter((origin) => origin !== undefined && ORIGIN_PATTERN.test(origin)) as string[];

/** Returns the CSP directive for images. It allows the origin of the API, which serves uploaded images. */
export const getImageCspDirective = ({ allowedPictureHosts, apiOrigin }: OtherOrigins): string =>
  ['img-src', "'self'", 'data:', 'blob:', ...formatOrigins([apiOrigin, ...allowedPictureHosts])].join(' ');

const createPolicy = (others: OtherOrigins): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    getImageCspDirective(others),
    "font-src 'self'",
    ['connect-src', "'self'", ...formatOrigins([others.apiOrigin, ...(others.authOrigins ?? [])])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const getSecurityHeaders = (others: OtherOrigins): HttpHeader[] => [
  ['Content-Security-Policy', createPolicy(others)],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
];
