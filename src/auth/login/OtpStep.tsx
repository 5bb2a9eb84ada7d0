import { useForm } from 'react-hook-form';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { AuthField } from '../fields/AuthField';
import { setServerError } from '../fields/setServerError';
import type { SignInController } from './useSignIn';
import { useSignInTranslate } from './useSignInTranslate';

/**
 * The optional sign-in step for the one-time password. If the server rejects it, the sign-in remains at this step,
 * the input is cleared, and the error is shown at the input.
 */
export function OtpStep({ username, busy, confirm, resend, back }: SignInController) {
  const t = useSignInTranslate();
  const tApp = useAppTranslate();
  const form = useForm({ defaultValues: { otp: '' } });
  const { control, handleSubmit, resetField } = form;
  const reject = (failure: Error): void => {
    resetField('otp');
    setServerError(form, 'otp', failure);
  };
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={handleSubmit(({ otp }) => confirm(otp.trim(), reject))}>
      <Typography color="textSecondary" sx={{ pb: 1.5 }}>
        {t('otpHint', { username })}
      </Typography>
      <AuthField
        control={control}
        name="otp"
        label={t('otp')}
        rules={{
          validate: (code: string) => code.trim() !== '' || t('noOtp'),
        }}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
      />
      <Button type="submit" look="contained" loading={busy} style={{ paddingBlock: 8 }}>
        {t('login')}
      </Button>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Button onClick={back}>{tApp('auth.back')}</Button>
        <Button onClick={resend} disabled={busy}>
          {t('resend')}
        </Button>
      </Stack>
    </Stack>
  );
}
