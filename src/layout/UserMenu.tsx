import { useState } from 'react';
import { useTranslate } from 'ra-core';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Keyboard from '@mui/icons-material/Keyboard';
import Logout from '@mui/icons-material/Logout';
import MailOutline from '@mui/icons-material/MailOutlined';
import Password from '@mui/icons-material/Password';
import Search from '@mui/icons-material/Search';
import type { Session } from '../auth/session';
import { useSession } from '../auth/useSession';
import { useSignOut } from '../auth/useSignOut';
import { useT } from '../i18n/useT';
import { IconButton } from '../ui/IconButton';
import { late } from '../ui/late';
import { useMenu } from '../ui/menu/useMenu';
import { useHelpLinks } from './useHelpLinks';
import { useKeysChoice, type KeyDialog } from './keys/useKeys';

const changePasswordDialog = late(() =>
  import('../auth/password/ChangePasswordDialog').then(({ ChangePasswordDialog }) => ChangePasswordDialog),
);

interface Props {
  onShow: (dialog: KeyDialog) => void;
}

/** Who is signed in, the keys, Change Password and Logout. */
export function UserMenu({ onShow }: Props) {
  const session = useSession();
  return session ? <AccountMenu session={session} onShow={onShow} /> : null;
}

function AccountMenu({ session, onShow }: Props & { session: Session }) {
  const t = useT();
  const signOut = useSignOut();
  const [isOn, chooseKeys] = useKeysChoice();
  const helpLinks = useHelpLinks();
  const [changing, setChanging] = useState(false);
  const { button, menu } = useMenu({
    header: <Identity session={session} />,
    entries: [
      {
        key: 'find',
        label: t('frame.find'),
        icon: <Search fontSize="small" />,
        divided: true,
        onSelect: () => onShow('palette'),
      },
      { key: 'keys', label: t('frame.keys'), icon: <Keyboard fontSize="small" />, onSelect: () => onShow('keys') },
      {
        key: 'single',
        label: t('frame.singleKeys'),
        kind: 'check',
        checked: isOn,
        stays: true,
        onSelect: () => chooseKeys(!isOn),
      },
      ...helpLinks.map((link, index) => ({
        ...link,
        icon: link.key === 'help' ? <HelpOutline fontSize="small" /> : <MailOutline fontSize="small" />,
        divided: index === 0,
      })),
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

/** `STACK HOLDER` of a server that says no more of it is a Stack holder. */
const inWords = (code: string): string => {
  const words = code.replaceAll('_', ' ').trim();
  return words === words.toUpperCase() ? words.charAt(0) + words.slice(1).toLowerCase() : words;
};

function Identity({ session: { userName, roleName, email } }: { session: Session }) {
  const translate = useTranslate();
  return (
    <>
      <strong>{userName}</strong>
      {roleName ? <span>{translate(`wd.role.${roleName.replaceAll(' ', '_')}`, { _: inWords(roleName) })}</span> : null}
      <span className="wd-quiet">{email}</span>
    </>
  );
}
