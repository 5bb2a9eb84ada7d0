import { useMenu } from '../../ui/menu/useMenu';
import { MenuIcon } from './icons';
import type { MenuEntry } from './useMenuEntries';

/** All links below an entry, groups within groups laid flat. */
const getLinks = (places: MenuEntry[]): MenuEntry[] =>
  places.flatMap((place) => [...(place.path ? [place] : []), ...getLinks(place.children)]);

/** A group of the folded sidebar: its icon opens its entries beside it. */
export function CollapsedMenuGroup({ entry }: { entry: MenuEntry }) {
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
