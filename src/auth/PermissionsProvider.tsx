import { useEffect, useMemo, type ReactNode } from 'react';
import { createRequiredContext } from '../ui/createRequiredContext';
import { useToast } from '../widgets/useToast';
import { useSignInSession } from './useSignInSession';
import { findPermission, type Permission, type ScreenPermissionKeys } from './permissions';
import { usePermissionsQuery } from './usePermissionsQuery';

export interface UserPermissions {
  loaded: boolean;
  /** Whether the permissions could not be loaded. `retry` loads them again. */
  failed: boolean;
  retry(): void;
  /** The role of the signed-in user; empty if the server sends none. */
  role: string;
  permissions: readonly Permission[];
  findPermission(owner: ScreenPermissionKeys): Permission | undefined;
}

const NONE: readonly Permission[] = [];

/** The permissions of the current user. */
const [UserPermissionsProvider, useUserPermissions] = createRequiredContext<UserPermissions>(
  'useUserPermissions stands outside of PermissionsProvider',
);
export { useUserPermissions };

/** Loads the permissions for the menu and for the guards of the screens. A failure is shown in a single toast. */
export function PermissionsProvider({ children }: { children: ReactNode }) {
  const { permissions, error, retry } = usePermissionsQuery();
  const role = useSignInSession()?.roleName ?? '';
  const toast = useToast();
  useEffect(() => {
    if (error) toast.error(error);
  }, [error, toast]);
  const rights = useMemo<UserPermissions>(
    () => ({
      loaded: permissions !== undefined,
      failed: permissions === undefined && error !== null,
      retry,
      role,
      permissions: permissions ?? NONE,
      findPermission: (owner) => findPermission(permissions ?? NONE, owner),
    }),
    [permissions, error, retry, role],
  );
  return <UserPermissionsProvider value={rights}>{children}</UserPermissionsProvider>;
}
