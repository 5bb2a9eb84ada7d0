import { usePermissions } from 'ra-core';
import { useViewOnly } from '../../widgets/context/viewOnly';

/** The current user. */
export interface User {
  viewOnly: boolean;
  role: string | undefined;
}

/** Returns the current user as far as actions depend on it; react-admin's permissions contain the role. */
export function useCurrentUser(): User {
  const viewOnly = useViewOnly();
  const { permissions } = usePermissions<string>();
  return { viewOnly, role: permissions };
}
