/**
 * The security headers of every response, in one place: the preview server sends them, and a test compares
 * `tools/deploy/nginx.conf.template` with them.
 */

/** emotion inserts empty `<style>` elements and fills them by script: this is the hash of an empty text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The allowed form of an origin in `config.json`; no other text from that file gets into a header. */
export const ORIGIN_PATTERN = /^https?:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?$/;

export type Header = [name: string, value: string];

/** The other origins in `config.json`, not yet validated. */
export interface OtherOrigins {
  /** Hosts of images. */
  pictureHosts: readonly string[];
  /** Origin of the API, if it differs from the origin of the app. */
  apiOrigin?: string | undefined;
}

const formatOrigins = (named: readonly (string | undefined)[]): string[] =>
  named.filter((origin) => origin !== undefined && ORIGIN_PATTERN.test(origin)) as string[];

/** Returns the allowed sources of images, which include the API: it serves the uploaded images. */
export const getImageSources = ({ pictureHosts, apiOrigin }: OtherOrigins): string =>
  ['img-src', "'self'", 'data:', 'blob:', ...formatOrigins([apiOrigin, ...pictureHosts])].join(' ');

const createPolicy = (others: OtherOrigins): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    getImageSources(others),
    "font-src 'self'",
    ['connect-src', "'self'", ...formatOrigins([others.apiOrigin])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const getSecurityHeaders = (others: OtherOrigins): Header[] => [
  ['Content-Security-Policy', createPolicy(others)],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
];
