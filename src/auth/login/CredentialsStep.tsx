import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import Stack from '@mui/material/Stack';
import { Button } from '../../ui/Button';
import type { LoginCredentials } from '../authApi';
import { AuthField } from '../fields/AuthField';
import { setServerError } from '../fields/setServerError';
import { useSignInTranslate } from './useSignInTranslate';

export interface CredentialsStepProps {
  /** The initial user name. It is preserved when the user returns from a later step. */
  username: string;
  busy: boolean;
  onSubmit: (credentials: LoginCredentials, onRefused: (failure: Error) => void) => void;
}

/** The sign-in step with user name and password. */
export function CredentialsStep({ username, busy, onSubmit }: CredentialsStepProps) {
  const t = useSignInTranslate();
  const form = useForm<LoginCredentials>({ defaultValues: { username, password: '' } });
  const { control, handleSubmit, setFocus } = form;
  // The focus is set in an effect, because only then is a surrounding dialog open. The dialog does not move the
  // focus away from an input that already has it.
  useEffect(() => setFocus(username ? 'password' : 'username'), [setFocus, username]);
  const onRefused = (failure: Error): void => setServerError(form, 'password', failure);
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={handleSubmit((values) => onSubmit(values, onRefused))}>
      <AuthField
        control={control}
        name="username"
        label={t('username')}
        rules={{ required: t('noUsername') }}
        autoComplete="username"
      />
      <AuthField
        control={control}
        name="password"
        label={t('password')}
        rules={{ required: t('noPassword') }}
        autoComplete="current-password"
        secret
      />
      <Button type="submit" look="contained" loading={busy} style={{ paddingBlock: 8 }}>
        {t('login')}
      </Button>
    </Stack>
  );
}
