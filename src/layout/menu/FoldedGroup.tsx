import { useMenu } from '../../ui/menu/useMenu';
import { EntryIcon } from './icons';
import type { MenuPlace } from './useMenuEntries';

/** All links below an entry, groups within groups laid flat. */
const linksOf = (places: MenuPlace[]): MenuPlace[] =>
  places.flatMap((place) => [...(place.path ? [place] : []), ...linksOf(place.children)]);

/** A group of the folded sidebar: its icon opens its entries beside it. */
export function FoldedGroup({ place }: { place: MenuPlace }) {
  const { button, menu } = useMenu({
    aside: true,
    entries: linksOf(place.children).map(({ key, path = '', title, active }) => ({
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
        aria-label={place.title}
        data-hint={place.title}
        data-hint-aside=""
        className={`wd-place ${place.active ? 'wd-place-current' : ''}`}
        {...button}
      >
        <EntryIcon name={place.icon ?? place.key} />
      </button>
      {menu}
    </li>
  );
}
