import { FoldedGroup } from './FoldedGroup';
import { MenuGroup } from './MenuGroup';
import { MenuLink } from './MenuLink';
import type { MenuPlace } from './useMenuEntries';

interface Props {
  places: MenuPlace[];
  nested?: boolean;
  folded?: boolean;
  onNavigate: () => void;
}

/** Entries in menu order; one with entries below it is a group, one that leads nowhere is left out. */
export const MenuPlaces = ({ places, nested = false, folded = false, onNavigate }: Props) =>
  places.map((place) => {
    const { key, path, title, active, children } = place;
    if (children.length > 0) {
      return folded ? (
        <FoldedGroup key={key} place={place} />
      ) : (
        <MenuGroup key={key} place={place}>
          <MenuPlaces places={children} nested onNavigate={onNavigate} />
        </MenuGroup>
      );
    }
    if (path === undefined) return null;
    // Below a group, whose picture does for those without one.
    const icon = place.icon ?? (nested ? undefined : key);
    return <MenuLink key={key} {...{ title, icon, path, active, nested, folded, onNavigate }} />;
  });
