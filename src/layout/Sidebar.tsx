import { useTranslate } from 'ra-core';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { SxProps, Theme } from '@mui/material/styles';
import { Logo } from './Logo';
import { MainMenu } from './menu/MainMenu';

export const SIDEBAR_WIDTH = 248;
export const FOLDED_WIDTH = 60;

/** Light text on ink, in both modes; the active entry carries the spark. */
const panel: SxProps<Theme> = ({ palette: { brand }, typography }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  color: brand.onInk,
  backgroundColor: brand.ink,
  '& .MuiListItemButton-root': {
    minHeight: 38,
    py: 0.25,
    pl: 2,
    mx: 1,
    my: '1px',
    borderRadius: '8px',
    color: brand.onInkQuiet,
    fontSize: typography.body2.fontSize,
    // In line with the group's title, past the room of its icon.
    '&.nested': { pl: 6 },
    '&:hover': { backgroundColor: 'rgb(255 255 255 / 8%)', color: brand.onInk },
    '&:focus-visible': { outline: `2px solid ${brand.spark}`, outlineOffset: -2 },
    '&.Mui-selected, &.Mui-selected:hover': {
      color: brand.onInk,
      backgroundColor: 'rgb(255 255 255 / 12%)',
      boxShadow: `inset 3px 0 0 ${brand.spark}`,
    },
  },
  '& .MuiListItemText-primary': { fontSize: 'inherit', fontWeight: 500, lineHeight: 1.35 },
  '& .MuiListItemIcon-root': { color: 'inherit', minWidth: 32 },
});

export interface SidebarProps {
  /** A narrow screen has the menu in a drawer. */
  narrow: boolean;
  /** Icons only; a drawer is never folded. */
  folded: boolean;
  drawerOpen: boolean;
  onCloseDrawer: () => void;
}

/** The ink panel with the product's name and the menu: beside the page, or in a drawer over it. */
export function Sidebar({ narrow, folded, drawerOpen, onCloseDrawer }: SidebarProps) {
  const translate = useTranslate();
  const content = (
    <Box component="nav" aria-label={translate('wd.frame.menu')} sx={panel}>
      <Box sx={{ px: 2, py: 1.75, height: 56, boxSizing: 'border-box' }}>
        <Logo compact={folded && !narrow} />
      </Box>
      <MainMenu folded={folded && !narrow} onNavigate={onCloseDrawer} />
    </Box>
  );
  if (narrow) {
    return (
      <Drawer
        open={drawerOpen}
        onClose={onCloseDrawer}
        slotProps={{ paper: { sx: { width: SIDEBAR_WIDTH, border: 0 } } }}
      >
        {content}
      </Drawer>
    );
  }
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        height: '100dvh',
        flexShrink: 0,
        overflow: 'hidden',
        // Painted after the page: what scrolls behind a part that stays would get a layer of its own.
        zIndex: 'appBar',
        width: folded ? FOLDED_WIDTH : SIDEBAR_WIDTH,
        transition: (theme) => theme.transitions.create('width', { duration: 150 }),
      }}
    >
      {content}
    </Box>
  );
}
