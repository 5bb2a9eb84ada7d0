import { useTranslate } from 'ra-core';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import Search from '@mui/icons-material/Search';
import { useT } from '../i18n/useT';
import { PRODUCT } from '../brand/product';
import { IconButton } from '../ui/IconButton';
import { ariaKey, KEYS, keyText } from '../ui/keys';
import { ahead } from '../ui/late';
import { palette } from './palette/useKeyDialogs';
import type { KeyDialog } from './keys/useKeys';
import { LanguageMenu } from '../preferences/LanguageMenu';
import { LoadingBar } from './LoadingBar';
import { useMenuEntries, type MenuPlace } from './menu/useMenuEntries';
import { ThemeMenu } from '../preferences/ThemeMenu';
import { UserMenu } from './UserMenu';

/** The way from the menu's top to the present screen: `Marketing › Articles`. */
function trail(places: readonly MenuPlace[] = []): string[] {
  const active = places.find((place) => place.active);
  return active ? [active.title, ...trail(active.children)] : [];
}

export interface TopBarProps {
  narrow: boolean;
  menuOpen: boolean;
  onToggleMenu: () => void;
  onShow: (dialog: KeyDialog) => void;
}

/** Where the user is, and what belongs to the person: language, appearance, account. */
export function TopBar({ narrow, menuOpen, onToggleMenu, onShow }: TopBarProps) {
  const translate = useTranslate();
  const t = useT();
  const { places } = useMenuEntries();
  const steps = trail(places);
  return (
    <header className="wd-top-bar">
      <IconButton
        label={translate(menuOpen ? 'ra.action.close_menu' : 'ra.action.open_menu')}
        aria-expanded={menuOpen}
        onClick={onToggleMenu}
      >
        {menuOpen ? <MenuOpen /> : <MenuIcon />}
      </IconButton>
      {/* A phone has room for the place itself, not for the way to it. */}
      <p className="wd-trail">{(narrow && steps.length > 0 ? steps.slice(-1) : [PRODUCT, ...steps]).join(' › ')}</p>
      {narrow ? null : (
        <IconButton
          label={t('frame.find')}
          data-hint={`${t('frame.find')} (${keyText(KEYS.palette)})`}
          aria-keyshortcuts={ariaKey(KEYS.palette)}
          onClick={() => onShow('palette')}
          {...ahead(palette)}
        >
          <Search fontSize="small" />
        </IconButton>
      )}
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu onShow={onShow} />
      <LoadingBar />
    </header>
  );
}
