import { useTranslate } from 'ra-core';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { LanguageMenu } from './LanguageMenu';
import { LoadingBar } from './LoadingBar';
import { useMenu, type MenuEntry } from './menu/useMenu';
import { PRODUCT } from '../model/product';
import { ThemeMenu } from './ThemeMenu';
import { UserMenu } from './UserMenu';

/** The way from the menu's top to the present screen: `Marketing › Articles`. */
function trail(entries: readonly MenuEntry[] = []): string[] {
  const active = entries.find((entry) => entry.active);
  return active ? [active.title, ...trail(active.children)] : [];
}

export interface TopBarProps {
  menuOpen: boolean;
  onToggleMenu: () => void;
}

/** Where the user is, and what belongs to the person: language, appearance, account. */
export function TopBar({ menuOpen, onToggleMenu }: TopBarProps) {
  const translate = useTranslate();
  const { entries } = useMenu();
  const steps = trail(entries);
  // A phone has room for the place itself, not for the way to it.
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const toggle = translate(menuOpen ? 'ra.action.close_menu' : 'ra.action.open_menu');
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', borderRadius: 0 }}
    >
      <Toolbar variant="dense" sx={{ minHeight: 55, gap: 0.5, px: { xs: 1, sm: 1.5 } }} disableGutters>
        <Tooltip title={toggle}>
          <IconButton onClick={onToggleMenu} aria-label={toggle} aria-expanded={menuOpen}>
            {menuOpen ? <MenuOpen /> : <MenuIcon />}
          </IconButton>
        </Tooltip>
        <Typography component="p" variant="body2" color="textSecondary" noWrap sx={{ flexGrow: 1, pl: 0.5 }}>
          {(narrow && steps.length > 0 ? steps.slice(-1) : [PRODUCT, ...steps]).join(' › ')}
        </Typography>
        <LanguageMenu />
        <ThemeMenu />
        <UserMenu />
      </Toolbar>
      <LoadingBar />
    </AppBar>
  );
}
