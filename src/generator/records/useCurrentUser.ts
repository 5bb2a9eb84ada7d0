import { usePermissions } from 'ra-core';
import { useViewOnly } from '../../widgets/context/viewOnly';

/** Who asks. */
export interface User {
  viewOnly: boolean;
  role: string | undefined;
}

/** Who is signed in, as far as actions ask: by react-admin's permissions, which are the role. */
export function useCurrentUser(): User {
  const viewOnly = useViewOnly();
  const { permissions } = usePermissions<string>();
  return { viewOnly, role: permissions };
}
