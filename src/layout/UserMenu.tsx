import { useSession } from '../auth/useSession';
import type { Session } from '../auth/session';
import { useT } from '../i18n/useT';
import { IconButton } from '../ui/IconButton';
import { late } from '../ui/late';
import type { Opened } from '../ui/menu/types';
import { MenuFailure, useLateMenu } from '../ui/menu/useMenu';
import type { AccountMenuProps } from './AccountMenu';
import type { KeyDialog } from './keys/useKeys';

const accountMenu = late<AccountMenuProps & Opened>(
  () => import('./AccountMenu').then(({ AccountMenu }) => AccountMenu),
  { Failed: MenuFailure },
);

interface Props {
  onShow: (dialog: KeyDialog) => void;
}

/** Who is signed in, the keys, the help, Change Password and Logout. */
export function UserMenu({ onShow }: Props) {
  const session = useSession();
  return session ? <AccountButton session={session} onShow={onShow} /> : null;
}

function AccountButton({ session, onShow }: Props & { session: Session }) {
  const t = useT();
  const { button, menu } = useLateMenu(accountMenu, { session, onShow });
  return (
    <>
      <IconButton label={t('frame.account', { name: session.userName })} hint={false} {...button}>
        <span className="wd-avatar">{[...session.userName][0]?.toUpperCase()}</span>
      </IconButton>
      {menu}
    </>
  );
}
