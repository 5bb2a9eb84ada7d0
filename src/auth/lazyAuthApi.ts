import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import type { AuthApi } from './authApi';

/**
 * Creates the requests for sign-in and sign-out. Their code is lazy-loaded, because most users are already signed in
 * when they open the app.
 */
export function createLazyAuthApi(dataProvider: Pick<WattdeskDataProvider, 'send'>): AuthApi {
  const load = async (): Promise<AuthApi> => (await import('./authApi')).createAuthApi(dataProvider);
  return {
    preLogin: async (credentials) => (await load()).preLogin(credentials),
    requestOtp: async (username) => (await load()).requestOtp(username),
    login: async (credentials) => (await load()).login(credentials),
    changePassword: async (change) => (await load()).changePassword(change),
    logOut: async () => (await load()).logOut(),
  };
}
