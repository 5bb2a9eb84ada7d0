import DialogContentText from '@mui/material/DialogContentText';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { DialogBody, DialogShell } from '../../ui/DialogShell';
import { useWattdeskAuth } from '../authProvider';
import { useSession } from '../useSession';
import { SignInSteps } from './SignInSteps';
import { useSignIn } from './useSignIn';

/**
 * The dialog in which the same user signs in again without losing the unsaved changes on the screen below. Failed
 * requests are not sent again automatically.
 */
export function SignInAgainDialog() {
  const t = useAppTranslate();
  const { session } = useWattdeskAuth();
  const user = useSession();
  const signIn = useSignIn(user?.userName);
  return (
    <DialogShell title={t('auth.againTitle')} maxWidth="xs" aria-describedby="wd-again-text">
      <DialogBody>
        <DialogContentText id="wd-again-text">{t('auth.againText')}</DialogContentText>
        <SignInSteps signIn={signIn} />
        <Button onClick={() => session.end()}>{t('auth.giveUp')}</Button>
      </DialogBody>
    </DialogShell>
  );
}
