import { parseCall } from '../../model/wire/parseCall';
import type { SignInSession } from '../sessionStore';
import type { AuthCall, AuthConfig } from './authAdapter';
import { getTextAtPath } from './responsePaths';

export type User = Pick<SignInSession, 'userPk' | 'userName' | 'email' | 'roleName'>;

type UserConfig = NonNullable<AuthConfig['user']>;

/** Where details of the user may be found after a sign-in. */
export interface UserSources {
  response?: unknown;
  claims: Record<string, unknown>;
  /** The headers of the new session, with which the call for the user is sent. */
  headers: Record<string, string>;
  /** The user name that was typed. */
  typedName?: string;
}

/** The claims that name a user, if the configuration names none. The first that is there counts. */
const NAME_CLAIMS = ['name', 'preferred_username', 'email', 'sub'];

async function readSource(
  { source, endpoint = '' }: UserConfig,
  { response, claims, headers }: UserSources,
  sendAuthCall: AuthCall,
): Promise<unknown> {
  if (source === 'call') return sendAuthCall(parseCall(endpoint), { headers, read: true });
  return source === 'claims' ? claims : response;
}

/**
 * Reads the user who has signed in.
 * @param config default: the user name that was typed, otherwise the claims
 * @throws HttpError if the call for the user fails
 */
export async function readUser(
  config: UserConfig | undefined,
  sources: UserSources,
  sendAuthCall: AuthCall,
): Promise<User> {
  const { typedName = '' } = sources;
  if (!config && typedName) return { userPk: typedName, userName: typedName, email: '', roleName: '' };
  const user: UserConfig = config ?? { source: 'claims' };
  const data = await readSource(user, sources, sendAuthCall);
  const isClaims = user.source === 'claims';
  const namePaths = [...(user.namePath ? [user.namePath] : []), ...(isClaims ? NAME_CLAIMS : ['name'])];
  const names = [...namePaths.map((path) => getTextAtPath(data, path)), typedName];
  const userName = names.find((name) => name !== '') ?? '';
  return {
    userPk: getTextAtPath(data, user.idPath ?? (isClaims ? 'sub' : 'id')) || userName,
    userName,
    email: getTextAtPath(data, user.emailPath ?? 'email'),
    roleName: getTextAtPath(data, user.rolePath ?? 'role'),
  };
}
