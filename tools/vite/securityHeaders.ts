import type { Plugin } from 'vite';
import { SECURITY_HEADERS } from './headers';

/**
 * The preview server answers as production does, so that whatever a policy forbids fails in the
 * browser tests. The dev server does not: Vite's own client is an inline script.
 */
export function securityHeaders(): Plugin {
  return {
    name: 'wattdesk:security-headers',
    configurePreviewServer(server) {
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
        next();
      });
    },
  };
}
