/**
 * The security headers of every answer, in one list: the preview server sends it, and a test holds
 * `tools/deploy/nginx.conf.template` against it.
 */

/** emotion opens empty `<style>` elements and fills them by script: their hash is that of no text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** An origin as `config.json` may name it: nothing else of that file gets into a header. */
export const ORIGIN_PATTERN = /^https?:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?$/;

export type Header = [name: string, value: string];

/** What `config.json` says of other origins, unchecked. */
export interface OtherOrigins {
  /** Hosts of pictures. */
  pictureHosts: readonly string[];
  /** The API's, where the browser calls it there. */
  apiOrigin?: string | undefined;
}

const origins = (named: readonly (string | undefined)[]): string[] =>
  named.filter((origin) => origin !== undefined && ORIGIN_PATTERN.test(origin)) as string[];

/** Where pictures may come from: uploaded ones come from the API. */
export const getImageSources = ({ pictureHosts, apiOrigin }: OtherOrigins): string =>
  ['img-src', "'self'", 'data:', 'blob:', ...origins([apiOrigin, ...pictureHosts])].join(' ');

const policy = (others: OtherOrigins): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    getImageSources(others),
    "font-src 'self'",
    ['connect-src', "'self'", ...origins([others.apiOrigin])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const getSecurityHeaders = (others: OtherOrigins): Header[] => [
  ['Content-Security-Policy', policy(others)],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
];
