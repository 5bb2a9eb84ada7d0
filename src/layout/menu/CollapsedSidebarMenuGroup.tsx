import { useMenu } from '../../ui/menu/useMenu';
import { MenuIcon } from './icons';
import type { MenuEntry } from './useMenuEntries';

/** Returns all links below a menu entry, including those in nested groups. */
const getLinks = (places: MenuEntry[]): MenuEntry[] =>
  places.flatMap((menuEntry) => [...(menuEntry.path ? [menuEntry] : []), ...getLinks(menuEntry.children)]);

/** A menu group in the collapsed sidebar. Its icon opens a menu with the entries of the group. */
export function CollapsedSidebarMenuGroup({ entry }: { entry: MenuEntry }) {
  const { button, menu } = useMenu({
    aside: true,
    entries: getLinks(entry.children).map(({ key, path = '', title, active }) => ({
      key,
      label: title,
      to: path,
      current: active,
    })),
  });
  return (
    <li>
      <button
        type="button"
        aria-label={entry.title}
        data-tooltip={entry.title}
        data-tooltip-aside=""
        className={`wd-place ${entry.active ? 'wd-place-current' : ''}`}
        {...button}
      >
        <MenuIcon name={entry.icon ?? entry.key} />
      </button>
      {menu}
    </li>
  );
}
