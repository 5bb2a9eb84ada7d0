import { FoldedGroup } from './FoldedGroup';
import { MenuGroup } from './MenuGroup';
import { MenuLink } from './MenuLink';
import type { MenuEntry } from './useMenu';

export interface MenuEntriesProps {
  entries: MenuEntry[];
  nested?: boolean;
  folded?: boolean;
  onNavigate: () => void;
}

/** Entries in menu order; one with entries below it is a group, one that leads nowhere is left out. */
export const MenuEntries = ({ entries, nested = false, folded = false, onNavigate }: MenuEntriesProps) =>
  entries.map((entry) => {
    if (entry.children.length > 0) {
      return folded ? (
        <FoldedGroup key={entry.key} entry={entry} />
      ) : (
        <MenuGroup key={entry.key} entry={entry}>
          <MenuEntries entries={entry.children} nested onNavigate={onNavigate} />
        </MenuGroup>
      );
    }
    const { path } = entry;
    if (path === undefined) return null;
    return (
      <MenuLink key={entry.key} entry={{ ...entry, path }} nested={nested} folded={folded} onNavigate={onNavigate} />
    );
  });
