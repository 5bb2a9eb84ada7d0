import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { getSecurityHeaders, getImageCspDirective, type HttpHeader, type OtherOrigins } from './contentSecurityPolicy';

const getOrigin = (address: unknown): string | undefined =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : undefined;

const getTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Returns the origins of the identity provider, each once. */
function getAuthOrigins(auth: unknown): string[] {
  const { authority, connectHosts } = (auth ?? {}) as { authority?: unknown; connectHosts?: unknown };
  return [...new Set([getOrigin(authority) ?? [], getTexts(connectHosts)].flat())];
}

/**
 * Reads from `config.json` which origins the policy must allow. The file is read for each response, because it may
 * change while the server runs. Returns no origins if the file cannot be read.
 */
function readOtherOrigins(folder: string): OtherOrigins {
  try {
    const config: unknown = JSON.parse(readFileSync(resolve(folder, 'config.json'), 'utf8'));
    const { allowedPictureHosts, apiBase, auth } = (config ?? {}) as Record<string, unknown>;
    return {
      allowedPictureHosts: getTexts(allowedPictureHosts),
      apiOrigin: getOrigin(apiBase),
      authOrigins: getAuthOrigins(auth),
    };
  } catch {
    return { allowedPictureHosts: [] };
  }
}

const sending =
  (headers: () => HttpHeader[]): Connect.NextHandleFunction =>
  (_request, response, next) => {
    for (const [name, value] of headers()) response.setHeader(name, value);
    next();
  };

/**
 * Sends the security headers of production from the preview server, so that anything that the policy forbids fails
 * in the browser tests. The dev server sends only the directive for images, because a complete policy would block
 * the inline script of Vite's client.
 */
export function securityHeadersPlugin(): Plugin {
  return {
    name: 'wattdesk:security-headers',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use(sending(() => getSecurityHeaders(readOtherOrigins(folder))));
    },
    configureServer({ config, middlewares }) {
      const folder = config.publicDir;
      middlewares.use(sending(() => [['Content-Security-Policy', getImageCspDirective(readOtherOrigins(folder))]]));
    },
  };
}
