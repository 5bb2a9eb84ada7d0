import { memo } from 'react';
import { LinkBase } from 'ra-core';
import { MenuIcon } from './icons';

export interface MenuLinkProps {
  title: string;
  /** Name of its picture. */
  icon: string | undefined;
  path: string;
  /** It is the present screen. */
  active: boolean;
  /** Below a group. */
  nested?: boolean;
  /** The sidebar shows icons only; the title is in the hint. */
  collapsed?: boolean;
  onNavigate: () => void;
}

/**
 * One screen of the menu; the present one is marked for eye and screen reader. Its props are values: another screen
 * draws again the two links that change, and not the whole menu.
 */
export const MenuLink = memo(function MenuLink(props: MenuLinkProps) {
  const { title, icon, path, active, nested = false, collapsed = false, onNavigate } = props;
  return (
    <li>
      <LinkBase
        to={path}
        onClick={onNavigate}
        className={`wd-place ${nested ? 'wd-place-nested' : ''}`}
        aria-current={active ? 'page' : undefined}
        {...(collapsed ? { 'aria-label': title, 'data-tooltip': title, 'data-tooltip-aside': '' } : {})}
      >
        {icon === undefined ? null : <MenuIcon name={icon} />}
        {collapsed ? null : <span>{title}</span>}
      </LinkBase>
    </li>
  );
});
