import { useSignInSession } from '../auth/useSignInSession';
import type { SignInSession } from '../auth/sessionStore';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { IconButton } from '../ui/IconButton';
import { lazyComponent } from '../ui/lazyComponent';
import { MenuLoadError, useLazyMenu } from '../ui/menu/useMenu';
import type { GlobalDialog } from './shortcuts/useShortcuts';

const accountMenu = lazyComponent(
  () => import('./CurrentUserMenuPopup').then(({ CurrentUserMenuPopup }) => CurrentUserMenuPopup),
  {
    ErrorComponent: MenuLoadError,
  },
);

interface Props {
  onShow: (dialog: GlobalDialog) => void;
}

/** The user menu. It shows the current user, and contains keyboard shortcuts, help, Change Password and Logout. */
export function CurrentUserMenu({ onShow }: Props) {
  const session = useSignInSession();
  return session ? <AccountButton session={session} onShow={onShow} /> : null;
}

function AccountButton({ session, onShow }: Props & { session: SignInSession }) {
  const t = useAppTranslate();
  const { button, menu } = useLazyMenu(accountMenu, { session, onShow });
  return (
    <>
      <IconButton label={t('frame.account', { name: session.userName })} showTooltip={false} {...button}>
        <span className="wd-avatar">{[...session.userName][0]?.toUpperCase()}</span>
      </IconButton>
      {menu}
    </>
  );
}
