import { useState } from 'react';
import { useTranslate } from 'ra-core';
import DifferenceOutlined from '@mui/icons-material/DifferenceOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Keyboard from '@mui/icons-material/Keyboard';
import Logout from '@mui/icons-material/Logout';
import MailOutline from '@mui/icons-material/MailOutlined';
import Password from '@mui/icons-material/Password';
import Search from '@mui/icons-material/Search';
import { useWattdeskAuth } from '../auth/authProvider';
import type { SignInSession } from '../auth/sessionStore';
import { useSignOut } from '../auth/useSignOut';
import { passwordTexts } from '../i18n/en/passwordTexts';
import { roleNames } from '../i18n/en/roleNames';
import { useAppTranslate, useLazyTextTranslate } from '../i18n/useAppTranslate';
import { useDeviationsEntry } from '../responseCheck/useDeviationsEntry';
import { lazyComponent } from '../ui/lazyComponent';
import { getOwnProperty } from '../model/values/getOwnProperty';
import { MenuPopup } from '../ui/menu/MenuPopup';
import type { MenuPopupAnchor } from '../ui/menu/types';
import { OperatorClock } from './OperatorClock';
import { useShortcutTranslate } from './shortcuts/useShortcutTranslate';
import { useShortcutsSetting, type GlobalDialog } from './shortcuts/useShortcuts';
import { useHelpLinks } from '../brand/useHelpLinks';

const changePasswordDialog = lazyComponent(() =>
  import('../auth/password/ChangePasswordDialog').then(({ ChangePasswordDialog }) => ChangePasswordDialog),
);

interface CurrentUserMenuPopupProps {
  session: SignInSession;
  onShow: (dialog: GlobalDialog) => void;
}

/** The opened user menu. It is lazy-loaded together with its icons, which are used nowhere else. */
export function CurrentUserMenuPopup({ session, onShow, ...opened }: CurrentUserMenuPopupProps & MenuPopupAnchor) {
  const translate = useTranslate();
  const tPassword = useLazyTextTranslate('passwordChange', passwordTexts);
  const t = useAppTranslate();
  const tKeys = useShortcutTranslate();
  const signOut = useSignOut();
  const { canChangePassword = true } = useWattdeskAuth().api.type ?? {};
  const [isOn, chooseKeys] = useShortcutsSetting();
  const deviations = useDeviationsEntry();
  const helpLinks = useHelpLinks();
  const [changing, setChanging] = useState(false);
  return (
    <>
      <MenuPopup
        {...opened}
        header={<Identity session={session} />}
        entries={[
          {
            key: 'find',
            label: t('frame.find'),
            icon: <Search fontSize="small" />,
            hasDivider: true,
            onSelect: () => onShow('palette'),
          },
          { key: 'keys', label: tKeys('title'), icon: <Keyboard fontSize="small" />, onSelect: () => onShow('keys') },
          {
            key: 'single',
            label: tKeys('single'),
            kind: 'check',
            checked: isOn,
            keepsOpen: true,
            onSelect: () => chooseKeys(!isOn),
          },
          ...(deviations
            ? [
                {
                  key: 'deviations',
                  label: deviations.label,
                  count: deviations.count,
                  icon: <DifferenceOutlined fontSize="small" />,
                  hasDivider: true,
                  onSelect: () => onShow(deviations.dialog),
                },
              ]
            : []),
          ...helpLinks.map((link, index) => ({
            ...link,
            icon: link.key === 'help' ? <HelpOutline fontSize="small" /> : <MailOutline fontSize="small" />,
            hasDivider: index === 0,
          })),
          ...(canChangePassword
            ? [
                {
                  key: 'password',
                  label: tPassword('title'),
                  icon: <Password fontSize="small" />,
                  hasDivider: true,
                  onSelect: () => setChanging(true),
                },
              ]
            : []),
          ...(signOut
            ? [
                {
                  key: 'logout',
                  label: translate('ra.auth.logout'),
                  icon: <Logout fontSize="small" />,
                  hasDivider: !canChangePassword,
                  onSelect: () => void signOut(),
                },
              ]
            : []),
        ]}
      />
      {changing ? <changePasswordDialog.Component onClose={() => setChanging(false)} /> : null}
    </>
  );
}

/** Converts a role code without a translation to words: `FLEET_MANAGER` becomes "Fleet manager". */
const formatRoleName = (code: string): string => {
  const words = code.replaceAll('_', ' ').trim();
  return words === words.toUpperCase() ? words.charAt(0) + words.slice(1).toLowerCase() : words;
};

/** Returns the version of the app, which the build writes into the HTML page. */
const getPageVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;

function Identity({ session: { userName, roleName, email } }: { session: SignInSession }) {
  const translate = useTranslate();
  const t = useAppTranslate();
  const version = getPageVersion();
  const role = roleName.replaceAll(' ', '_');
  const roleText = translate(`wd.role.${role}`, {
    _: getOwnProperty<string>(roleNames, role) ?? formatRoleName(roleName),
  });
  return (
    <>
      <strong>{userName}</strong>
      {roleName ? <span>{roleText}</span> : null}
      <span className="wd-quiet">{email}</span>
      <OperatorClock />
      {version ? <span className="wd-quiet">{t('frame.version', { version })}</span> : null}
    </>
  );
}
