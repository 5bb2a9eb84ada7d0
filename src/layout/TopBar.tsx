import { useTranslate } from 'ra-core';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import Search from '@mui/icons-material/Search';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { PRODUCT_NAME } from '../brand/productName';
import { IconButton } from '../ui/IconButton';
import { getAriaKeyShortcut, SHORTCUT_KEYS, getShortcutKeyLabel } from '../ui/shortcutKeys';
import { getPreloadHandlers, lazyComponent } from '../ui/lazyComponent';
import { lazyCommandPalette } from './commandPalette/useGlobalDialogs';
import type { GlobalDialog } from './shortcuts/useShortcuts';
import { LanguageMenu } from '../preferences/LanguageMenu';
import { LoadingBar } from './LoadingBar';
import { useMenuEntries, type MenuEntry } from './menu/useMenuEntries';
import { ThemeMenu } from '../preferences/ThemeMenu';
import { CurrentUserMenu } from './CurrentUserMenu';

/** Loaded after the frame. Where it cannot be loaded, it is left out. */
const clock = lazyComponent(() => import('./OperatorClock').then(({ OperatorClock }) => OperatorClock), {
  ErrorComponent: () => null,
  withoutMui: true,
});

/**
 * Returns the titles of the current screen's menu entry and of its parents, for the breadcrumb: `Marketing ›
 * Articles`.
 */
function getBreadcrumb(places: readonly MenuEntry[] = []): string[] {
  const active = places.find((menuEntry) => menuEntry.active);
  return active ? [active.title, ...getBreadcrumb(active.children)] : [];
}

export interface TopBarProps {
  narrow: boolean;
  menuOpen: boolean;
  onToggleMenu: () => void;
  onShow: (dialog: GlobalDialog) => void;
}

/** The top bar. It contains the breadcrumb, and the menus for language, theme and account. */
export function TopBar({ narrow, menuOpen, onToggleMenu, onShow }: TopBarProps) {
  const translate = useTranslate();
  const t = useAppTranslate();
  const { entries } = useMenuEntries();
  const steps = getBreadcrumb(entries);
  return (
    <header className="wd-top-bar">
      <IconButton
        label={translate(menuOpen ? 'ra.action.close_menu' : 'ra.action.open_menu')}
        aria-expanded={menuOpen}
        onClick={onToggleMenu}
      >
        {menuOpen ? <MenuOpen /> : <MenuIcon />}
      </IconButton>
      {/* A phone shows only the title of the current screen, without the titles of its parents. */}
      <p className="wd-trail">
        {(narrow && steps.length > 0 ? steps.slice(-1) : [PRODUCT_NAME, ...steps]).join(' › ')}
      </p>
      <clock.Component />
      {narrow ? null : (
        <IconButton
          label={t('frame.find')}
          data-tooltip={`${t('frame.find')} (${getShortcutKeyLabel(SHORTCUT_KEYS.palette)})`}
          aria-keyshortcuts={getAriaKeyShortcut(SHORTCUT_KEYS.palette)}
          onClick={() => onShow('palette')}
          {...getPreloadHandlers(lazyCommandPalette)}
        >
          <Search fontSize="small" />
        </IconButton>
      )}
      <LanguageMenu />
      <ThemeMenu />
      <CurrentUserMenu onShow={onShow} />
      <LoadingBar />
    </header>
  );
}
