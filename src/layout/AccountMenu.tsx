import { useState } from 'react';
import { useTranslate } from 'ra-core';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Keyboard from '@mui/icons-material/Keyboard';
import Logout from '@mui/icons-material/Logout';
import MailOutline from '@mui/icons-material/MailOutlined';
import Password from '@mui/icons-material/Password';
import Search from '@mui/icons-material/Search';
import type { Session } from '../auth/session';
import { useSignOut } from '../auth/useSignOut';
import { roles } from '../i18n/en/roles';
import { useT } from '../i18n/useT';
import { late } from '../ui/late';
import { ownOf } from '../model/values/own';
import { OpenMenu } from '../ui/menu/OpenMenu';
import type { Opened } from '../ui/menu/types';
import { useKeysT } from './keys/useKeysT';
import { useKeysChoice, type KeyDialog } from './keys/useKeys';
import { useHelpLinks } from '../brand/useHelpLinks';

const changePasswordDialog = late(() =>
  import('../auth/password/ChangePasswordDialog').then(({ ChangePasswordDialog }) => ChangePasswordDialog),
);

export interface AccountMenuProps {
  session: Session;
  onShow: (dialog: KeyDialog) => void;
}

/** The entries of the user's menu, with the pictures that nothing else needs. */
export function AccountMenu({ session, onShow, ...opened }: AccountMenuProps & Opened) {
  const t = useT();
  const tKeys = useKeysT();
  const signOut = useSignOut();
  const [isOn, chooseKeys] = useKeysChoice();
  const helpLinks = useHelpLinks();
  const [changing, setChanging] = useState(false);
  return (
    <>
      <OpenMenu
        {...opened}
        header={<Identity session={session} />}
        entries={[
          {
            key: 'find',
            label: t('frame.find'),
            icon: <Search fontSize="small" />,
            divided: true,
            onSelect: () => onShow('palette'),
          },
          { key: 'keys', label: tKeys('title'), icon: <Keyboard fontSize="small" />, onSelect: () => onShow('keys') },
          {
            key: 'single',
            label: tKeys('single'),
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
        ]}
      />
      {changing ? <changePasswordDialog.Component onClose={() => setChanging(false)} /> : null}
    </>
  );
}

/** `FLEET_MANAGER`, of which nobody says what it is called, is a Fleet manager. */
const inWords = (code: string): string => {
  const words = code.replaceAll('_', ' ').trim();
  return words === words.toUpperCase() ? words.charAt(0) + words.slice(1).toLowerCase() : words;
};

/** As the build has written it into the page. */
const getPageVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;

function Identity({ session: { userName, roleName, email } }: { session: Session }) {
  const translate = useTranslate();
  const t = useT();
  const version = getPageVersion();
  const role = roleName.replaceAll(' ', '_');
  const roleText = translate(`wd.role.${role}`, { _: ownOf<string>(roles, role) ?? inWords(roleName) });
  return (
    <>
      <strong>{userName}</strong>
      {roleName ? <span>{roleText}</span> : null}
      <span className="wd-quiet">{email}</span>
      {version ? <span className="wd-quiet">{t('frame.version', { version })}</span> : null}
    </>
  );
}
