/**
 * Creates what the keys `auth` and `checkResponses` of `config.json` configure. This module is lazy-loaded, and not
 * loaded at all without these keys.
 */
import type { HttpClient } from '../dataProvider/transport/types';
import { createAuthAdapter, type AuthAdapterOptions } from './createAuthAdapter';
import type { AuthAdapter } from './auth/adapters/authAdapter';
import type { Config } from './model/schemaLanguage/publicConfigType';

type ConfiguredClientOptions = Omit<AuthAdapterOptions, 'auth'> & {
  config: Pick<Config, 'auth' | 'checkResponses' | 'timeZone'>;
  /** Creates the client for the sign-in of the operator's API. */
  createDefaultHttp: () => HttpClient;
};

/** The client of the app, with the adapter of a configured sign-in. */
export type ConfiguredClient = Partial<AuthAdapter> & { http: HttpClient };

export async function createConfiguredClient({
  config: { auth, checkResponses, timeZone },
  createDefaultHttp,
  ...options
}: ConfiguredClientOptions): Promise<ConfiguredClient> {
  const adapter = auth && (await createAuthAdapter({ auth, ...options }));
  const { http = createDefaultHttp(), session = options.session } = adapter ?? {};
  if (!checkResponses) return { ...adapter, http };
  const { observeResponses } = await import('./responseCheck/observeResponses');
  return { ...adapter, http: observeResponses(http, { session, timeZone }) };
}
