import { useLocation, useTranslate } from 'ra-core';
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
import type { BreadcrumbStep } from './Breadcrumb';
import { useMenuEntries, type MenuEntry } from './menu/useMenuEntries';
import { ThemeMenu } from '../preferences/ThemeMenu';
import { CurrentUserMenu } from './CurrentUserMenu';

/** Loaded after the frame. Where it cannot be loaded, it is left out. */
const clock = lazyComponent(() => import('./OperatorClock').then(({ OperatorClock }) => OperatorClock), {
  ErrorComponent: () => null,
  withoutMui: true,
});

/**
 * Returns the current screen's menu entry and its parents, for the breadcrumb: `Marketing › Articles`. A group with the
 * title of its entry is left out, because the same words twice say nothing more.
 */
function getBreadcrumb(places: readonly MenuEntry[] = []): BreadcrumbStep[] {
  const active = places.find((menuEntry) => menuEntry.active);
  if (!active) return [];
  const { title, path, children } = active;
  if (children.length === 0) return [{ title, path }];
  const steps = getBreadcrumb(children);
  return steps[0]?.title === title ? steps : [{ title }, ...steps];
}

/** The links of the breadcrumb are loaded after the frame. Until then, and where they cannot be loaded, it is plain text. */
const PlainBreadcrumb = ({ steps }: { steps: readonly BreadcrumbStep[] }) => (
  <p className="wd-trail">{steps.map(({ title }) => title).join(' › ')}</p>
);

const breadcrumb = lazyComponent(() => import('./Breadcrumb').then(({ Breadcrumb }) => Breadcrumb), {
  LoadingComponent: PlainBreadcrumb,
  ErrorComponent: PlainBreadcrumb,
  withoutMui: true,
});

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
  const { pathname } = useLocation();
  const steps = getBreadcrumb(entries);
  const last = steps.slice(-1);
  return (
    <header className="wd-top-bar">
      <IconButton
        label={translate(menuOpen ? 'ra.action.close_menu' : 'ra.action.open_menu')}
        aria-expanded={menuOpen}
        onClick={onToggleMenu}
      >
        {menuOpen ? <MenuOpen /> : <MenuIcon />}
      </IconButton>
      {/* A phone shows only the screen above the current one, because the page itself begins with its title. */}
      <breadcrumb.Component
        steps={
          narrow && last.some(({ path }) => path !== pathname)
            ? last
            : [{ title: PRODUCT_NAME, path: '/' }, ...(narrow ? [] : steps)]
        }
      />
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
