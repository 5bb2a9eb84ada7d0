import type { ReactNode } from 'react';
import { useUserPermissions } from './PermissionsProvider';

interface Props {
  /** Key of a menu entry, or its path without the slash. */
  name: string;
  children: (title: string) => ReactNode;
}

/**
 * Passes the title of the menu entry `name` to its children, for screens without a schema. If there is no such
 * entry, `name` itself is passed.
 */
export const MenuEntryTitle = ({ name, children }: Props) =>
  children(useUserPermissions().findPermission({ names: [name], paths: [`/${name}`] })?.name ?? name);
