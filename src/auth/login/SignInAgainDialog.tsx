import DialogContentText from '@mui/material/DialogContentText';
import { Button } from '../../ui/Button';
import { DialogBody, DialogShell } from '../../ui/DialogShell';
import { useWattdeskAuth } from '../authProvider';
import { useSignInSession } from '../useSignInSession';
import { ProviderWindowButton } from './ProviderSignIn';
import { SignInSteps } from './SignInSteps';
import { useSignIn } from './useSignIn';
import { useSignInTranslate } from './useSignInTranslate';

/**
 * The dialog in which the same user signs in again without losing the unsaved changes on the screen below. Failed
 * requests are not sent again automatically.
 */
export function SignInAgainDialog() {
  const t = useSignInTranslate();
  const { api, session } = useWattdeskAuth();
  const provider = api.type?.identityProvider;
  return (
    <DialogShell title={t('againTitle')} maxWidth="xs" aria-describedby="wd-again-text">
      <DialogBody>
        <DialogContentText id="wd-again-text">{t('againText')}</DialogContentText>
        {provider ? <ProviderWindowButton provider={provider} /> : <PasswordSteps />}
        <Button onClick={() => session.end()}>{t('giveUp')}</Button>
      </DialogBody>
    </DialogShell>
  );
}

function PasswordSteps() {
  return <SignInSteps signIn={useSignIn(useSignInSession()?.userName)} />;
}
