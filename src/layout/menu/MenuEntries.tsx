import { CollapsedMenuGroup } from './CollapsedMenuGroup';
import { MenuGroup } from './MenuGroup';
import { MenuLink } from './MenuLink';
import type { MenuEntry } from './useMenuEntries';

interface Props {
  entries: MenuEntry[];
  nested?: boolean;
  collapsed?: boolean;
  onNavigate: () => void;
}

/** Entries in menu order; one with entries below it is a group, one that leads nowhere is left out. */
export const MenuEntries = ({ entries, nested = false, collapsed = false, onNavigate }: Props) =>
  entries.map((place) => {
    const { key, path, title, active, children } = place;
    if (children.length > 0) {
      return collapsed ? (
        <CollapsedMenuGroup key={key} entry={place} />
      ) : (
        <MenuGroup key={key} entry={place}>
          <MenuEntries entries={children} nested onNavigate={onNavigate} />
        </MenuGroup>
      );
    }
    if (path === undefined) return null;
    // Below a group, whose picture does for those without one.
    const icon = place.icon ?? (nested ? undefined : key);
    return <MenuLink key={key} {...{ title, icon, path, active, nested, collapsed, onNavigate }} />;
  });
