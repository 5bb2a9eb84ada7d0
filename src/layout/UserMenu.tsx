import { useState } from 'react';
import Logout from '@mui/icons-material/Logout';
import Password from '@mui/icons-material/Password';
import type { Session } from '../auth/session';
import { useSession } from '../auth/useSession';
import { useSignOut } from '../auth/useSignOut';
import { useT } from '../i18n/useT';
import { IconButton } from '../ui/IconButton';
import { late } from '../ui/late';
import { useMenu } from '../ui/menu/useMenu';

const changePasswordDialog = late(() =>
  import('../auth/password/ChangePasswordDialog').then(({ ChangePasswordDialog }) => ChangePasswordDialog),
);

/** Who is signed in, Change Password and Logout. */
export function UserMenu() {
  const session = useSession();
  return session ? <AccountMenu session={session} /> : null;
}

function AccountMenu({ session }: { session: Session }) {
  const t = useT();
  const signOut = useSignOut();
  const [changing, setChanging] = useState(false);
  const { button, menu } = useMenu({
    header: <Identity session={session} />,
    entries: [
      {
        key: 'password',
        label: t('auth.changePassword'),
        icon: <Password fontSize="small" />,
        divided: true,
        onSelect: () => setChanging(true),
      },
      { key: 'logout', label: t('auth.logout'), icon: <Logout fontSize="small" />, onSelect: () => void signOut() },
    ],
  });
  return (
    <>
      <IconButton label={t('frame.account', { name: session.userName })} hint={false} {...button}>
        <span className="wd-avatar">{[...session.userName][0]?.toUpperCase()}</span>
      </IconButton>
      {menu}
      {changing ? <changePasswordDialog.Component onClose={() => setChanging(false)} /> : null}
    </>
  );
}

const Identity = ({ session: { userName, roleName, email } }: { session: Session }) => (
  <>
    <strong>{userName}</strong>
    {roleName ? <span>{roleName}</span> : null}
    <span className="wd-quiet">{email}</span>
  </>
);
