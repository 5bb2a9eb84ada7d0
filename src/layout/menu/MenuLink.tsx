import { memo, useEffect, useRef } from 'react';
import { LinkBase } from 'ra-core';
import { MenuIcon } from './icons';

export interface MenuLinkProps {
  title: string;
  /** The name of the entry's icon. */
  icon: string | undefined;
  path: string;
  /** Whether the link leads to the current screen. */
  active: boolean;
  /** Whether the link belongs to a menu group. */
  nested?: boolean;
  /** Whether the sidebar shows only icons. The title is then shown in the tooltip. */
  collapsed?: boolean;
  onNavigate: () => void;
}

/**
 * The link to a screen in the menu. The link to the current screen is highlighted, marked for screen readers and
 * scrolled into view.
 * The props are primitive values, so that navigation re-renders only the two links whose state changes.
 */
export const MenuLink = memo(function MenuLink(props: MenuLinkProps) {
  const { title, icon, path, active, nested = false, collapsed = false, onNavigate } = props;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <li ref={item}>
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
