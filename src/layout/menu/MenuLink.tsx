import { LinkBase } from 'ra-core';
import { EntryIcon } from '../icons';
import type { MenuPlace } from './useMenuEntries';

export interface MenuLinkProps {
  place: MenuPlace;
  path: string;
  /** Below a group, whose picture does for those without one. */
  nested?: boolean;
  /** The sidebar shows icons only; the title is in the hint. */
  folded?: boolean;
  onNavigate: () => void;
}

/** One screen of the menu; the present one is marked for eye and screen reader. */
export const MenuLink = ({ place, path, nested = false, folded = false, onNavigate }: MenuLinkProps) => (
  <li>
    <LinkBase
      to={path}
      onClick={onNavigate}
      className={`wd-place ${nested ? 'wd-place-nested' : ''}`}
      aria-current={place.active ? 'page' : undefined}
      {...(folded ? { 'aria-label': place.title, 'data-hint': place.title, 'data-hint-aside': '' } : {})}
    >
      {nested && !place.icon ? null : <EntryIcon name={place.icon ?? place.key} />}
      {folded ? null : <span>{place.title}</span>}
    </LinkBase>
  </li>
);
