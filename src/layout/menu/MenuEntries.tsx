import { CollapsedSidebarMenuGroup } from './CollapsedSidebarMenuGroup';
import { MenuGroup } from './MenuGroup';
import { MenuLink } from './MenuLink';
import type { MenuEntry } from './useMenuEntries';

interface Props {
  entries: MenuEntry[];
  nested?: boolean;
  collapsed?: boolean;
  onNavigate: () => void;
}

/**
 * Renders menu entries in menu order. An entry with children is rendered as a group. An entry without children and
 * without a path is left out.
 */
export const MenuEntries = ({ entries, nested = false, collapsed = false, onNavigate }: Props) =>
  entries.map((menuEntry) => {
    const { key, path, title, active, children } = menuEntry;
    if (children.length > 0) {
      return collapsed ? (
        <CollapsedSidebarMenuGroup key={key} entry={menuEntry} />
      ) : (
        <MenuGroup key={key} entry={menuEntry}>
          <MenuEntries entries={children} nested onNavigate={onNavigate} />
        </MenuGroup>
      );
    }
    if (path === undefined) return null;
    // An entry of a group gets no default icon, because the icon of the group is sufficient.
    const icon = menuEntry.icon ?? (nested ? undefined : key);
    return <MenuLink key={key} {...{ title, icon, path, active, nested, collapsed, onNavigate }} />;
  });
