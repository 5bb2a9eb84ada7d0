import type { ReactNode } from 'react';
import { useUserPermissions } from './PermissionsProvider';

interface Props {
  /** The key of a menu entry, or its path without the leading slash. */
  name: string;
  children: (title: string) => ReactNode;
}

/**
 * Passes the title of the menu entry `name` to its children. It is used by screens without a schema. If there is no
 * such menu entry, `name` itself is passed.
 */
export const MenuEntryTitleConsumer = ({ name, children }: Props) =>
  children(useUserPermissions().findPermission({ names: [name], paths: [`/${name}`] })?.name ?? name);
