import { useEffect, useRef } from 'react';
import { useEvent } from 'ra-core';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { Logo } from '../brand/Logo';
import { lazyComponent } from '../ui/lazyComponent';
import { MainMenu } from './menu/MainMenu';

export interface SidebarProps {
  /** How much of the menu is visible next to the page. */
  isVisible: 'nothing' | 'icons' | 'names';
  /** Whether the full menu opens in a drawer over the page. */
  drawer: boolean;
  drawerOpen: boolean;
  onCloseDrawer: () => void;
}

/** The dark panel with the product name and the menu. It is rendered next to the page or in a drawer over the page. */
export function Sidebar({ isVisible, drawer, drawerOpen, onCloseDrawer }: SidebarProps) {
  const folded = isVisible === 'icons';
  return (
    <>
      {isVisible === 'nothing' ? null : (
        <div className="wd-sidebar" data-folded={folded || undefined}>
          <Panel folded={folded} onNavigate={onCloseDrawer} />
        </div>
      )}
      {drawer ? <Drawer open={drawerOpen} onClose={onCloseDrawer} /> : null}
    </>
  );
}

const lazyMenuFilter = lazyComponent(() => import('./menuFilter/MenuFilter').then(({ MenuFilter }) => MenuFilter), {
  LoadingComponent: () => <div className="wd-menu-filter" />,
  withoutMui: true,
});

function Panel({ folded, onNavigate }: { folded: boolean; onNavigate: () => void }) {
  const t = useAppTranslate();
  return (
    <nav aria-label={t('frame.menu')} className="wd-panel">
      <div className="wd-panel-head">
        <Logo compact={folded} />
      </div>
      {folded ? null : <lazyMenuFilter.Component onNavigate={onNavigate} />}
      <MainMenu collapsed={folded} onNavigate={onNavigate} />
    </nav>
  );
}

/** Renders the drawer as a native dialog element, which traps and restores the focus and closes on Escape. */
function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const t = useAppTranslate();
  useEffect(() => {
    const element = dialog.current;
    if (!open) return element?.close();
    element?.showModal();
    // In the filter, the focus would open the keyboard of a phone.
    return element?.querySelector<HTMLElement>('.wd-place')?.focus();
  }, [open]);
  const close = useEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    // For the browser, a click on the backdrop is a click on the dialog element itself.
    const closeBeside = ({ target }: MouseEvent): void => {
      if (target === element) close();
    };
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, [close]);
  return (
    <dialog ref={dialog} className="wd-drawer" aria-label={t('frame.menu')} onClose={onClose}>
      <Panel folded={false} onNavigate={onClose} />
    </dialog>
  );
}
