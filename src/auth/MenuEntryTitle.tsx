import type { ReactNode } from 'react';
import { useUserPermissions } from './PermissionsProvider';

interface Props {
  /** Key of a menu entry, or its path without the slash. */
  name: string;
  children: (title: string) => ReactNode;
}

/**
 * Passes the title of a menu entry to its children, for screens without a schema. Without such an entry it passes
 * the key.
 */
export const MenuEntryTitle = ({ name, children }: Props) =>
  children(useUserPermissions().findPermission({ names: [name], paths: [`/${name}`] })?.name ?? name);
