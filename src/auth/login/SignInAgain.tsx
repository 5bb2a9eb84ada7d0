import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useT } from '../../i18n/useT';
import { useWattdeskAuth } from '../authProvider';
import { useSession } from '../useSession';
import { SignInSteps } from './SignInSteps';
import { useSignIn } from './useSignIn';

/**
 * Over a screen with something unsaved whose session has ended: the same account goes on where it was,
 * and nothing is sent again by itself.
 */
export function SignInAgain() {
  const t = useT();
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
