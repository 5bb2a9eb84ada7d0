import { usePermissions } from 'ra-core';
import { useViewOnly } from '../../widgets/context/viewOnly';

/** The properties of the current user on which actions depend. */
export interface User {
  viewOnly: boolean;
  role: string | undefined;
}

/**
 * Returns the properties of the current user on which actions depend. The role is the value of react-admin's
 * permissions.
 */
export function useCurrentUser(): User {
  const viewOnly = useViewOnly();
  const { permissions } = usePermissions<string>();
  return { viewOnly, role: permissions };
}
