import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from 'ra-core';
import Logout from '@mui/icons-material/Logout';
import Password from '@mui/icons-material/Password';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { Session } from '../auth/session';
import { useSession } from '../auth/useSession';
import { useSignOut } from '../auth/useSignOut';
import { LateMenu } from '../widgets/LateMenu';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../auth/password/ChangePasswordDialog')).ChangePasswordDialog,
}));

/** Who is signed in, Change Password and Logout. */
export function UserMenu() {
  const translate = useTranslate();
  const session = useSession();
  const signOut = useSignOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [changing, setChanging] = useState(false);
  const menuId = useId();
  const close = (): void => setAnchor(null);
  if (!session) return null;
  return (
    <>
      <IconButton
        aria-label={translate('wd.frame.account', { name: session.userName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          sx={{
            width: 30,
            height: 30,
            fontSize: 14,
            fontWeight: 650,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {[...session.userName][0]?.toUpperCase()}
        </Avatar>
      </IconButton>
      <LateMenu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 220 } } }}
      >
        <Identity session={session} />
        <Divider component="li" sx={{ my: 1 }} />
        <MenuItem
          onClick={() => {
            close();
            setChanging(true);
          }}
        >
          <ListItemIcon>
            <Password fontSize="small" />
          </ListItemIcon>
          {translate('wd.auth.changePassword')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            void signOut();
          }}
        >
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {translate('wd.auth.logout')}
        </MenuItem>
      </LateMenu>
      {changing ? (
        <Suspense>
          <ChangePasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The head of the menu: no entry, the arrow keys pass it by. */
const Identity = ({ session: { userName, roleName, email } }: { session: Session }) => (
  <Box component="li" role="none" sx={{ px: 2, pt: 0.5 }}>
    <Typography sx={{ fontWeight: 650 }}>{userName}</Typography>
    {roleName ? <Typography variant="body2">{roleName}</Typography> : null}
    <Typography variant="body2" color="textSecondary">
      {email}
    </Typography>
  </Box>
);
