import type { ReactNode } from 'react';
import { useUserPermissions } from './PermissionsProvider';

interface Props {
  /** Key of a menu entry, or its address without the slash. */
  name: string;
  children: (title: string) => ReactNode;
}

/** Passes on the title of a menu entry, for screens that no schema describes; the key where there is no entry. */
export const MenuEntryTitle = ({ name, children }: Props) =>
  children(useUserPermissions().findPermission({ names: [name], paths: [`/${name}`] })?.name ?? name);
