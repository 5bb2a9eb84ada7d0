import { parseCall } from '../../model/wire/parseCall';
import type { SessionGrant } from '../sessionStore';
import type { SignInType } from '../authApi';
import type { AuthAdapterContext, AuthConfig } from './authAdapter';
import { getNamesAtPath, getValueAtPath } from './responsePaths';

type PermissionsConfig = AuthConfig['permissions'];

/** Returns the names in the claims from which the permissions follow, to be stored with the session. */
export const getPermissionNames = (
  permissions: PermissionsConfig,
  claims: Record<string, unknown>,
): Pick<SessionGrant, 'permissionNames'> =>
  permissions?.source === 'claims' ? { permissionNames: getNamesAtPath(claims, permissions.itemsPath ?? '') } : {};

/** Whether a list contains menu entries and not names of permissions. */
const isMenu = (items: unknown): boolean =>
  Array.isArray(items) && items.some((item) => typeof item === 'object' && item !== null);

/**
 * Creates the function that reads the menu of the user: from a call, from the names that the session stores, or all
 * entries.
 */
export function createPermissionReader({
  auth: { permissions },
  session,
  sendCall,
}: Pick<AuthAdapterContext, 'auth' | 'session' | 'sendCall'>): SignInType['readPermissions'] {
  return async () => {
    const { FULL_ACCESS, combineAccess, getPermittedMenu } = await import('./permittedMenu');
    if (!permissions || permissions.source === 'all') return getPermittedMenu(FULL_ACCESS);
    const { source, endpoint = '', itemsPath = '', roles } = permissions;
    if (source === 'claims') return getPermittedMenu(combineAccess(session.get()?.grant?.permissionNames ?? [], roles));
    const response = await sendCall(parseCall(endpoint));
    const items = getValueAtPath(response, itemsPath);
    if (isMenu(items) || (typeof items !== 'string' && !Array.isArray(items))) return items;
    return getPermittedMenu(combineAccess(getNamesAtPath(items, ''), roles));
  };
}
