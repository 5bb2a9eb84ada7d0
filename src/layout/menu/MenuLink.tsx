import { memo } from 'react';
import { LinkBase } from 'ra-core';
import { MenuIcon } from './icons';

export interface MenuLinkProps {
  title: string;
  /** Name of its icon. */
  icon: string | undefined;
  path: string;
  /** Whether it is the current screen. */
  active: boolean;
  /** Whether it is an entry of a group. */
  nested?: boolean;
  /** The sidebar shows icons only; the title is in the tooltip. */
  collapsed?: boolean;
  onNavigate: () => void;
}

/**
 * A screen in the menu. The current one is marked visually and for screen readers. Its props are primitive values,
 * so that navigation re-renders only the two links that change.
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
