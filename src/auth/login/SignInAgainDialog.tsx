import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { useWattdeskAuth } from '../authProvider';
import { useSession } from '../useSession';
import { SignInSteps } from './SignInSteps';
import { useSignIn } from './useSignIn';

/** Signs the same user in again over a screen with unsaved changes. Nothing is sent again automatically. */
export function SignInAgainDialog() {
  const t = useAppTranslate();
  const { session } = useWattdeskAuth();
  const user = useSession();
  const signIn = useSignIn(user?.userName);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="wd-again-title" aria-describedby="wd-again-text">
      <DialogTitle id="wd-again-title">{t('auth.againTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="wd-again-text" sx={{ mb: 2 }}>
          {t('auth.againText')}
        </DialogContentText>
        <SignInSteps signIn={signIn} />
        <Button fullWidth sx={{ mt: 1 }} onClick={() => session.end()}>
          {t('auth.giveUp')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
