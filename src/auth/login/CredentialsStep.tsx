import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useT } from '../../i18n/useT';
import type { Credentials } from '../authApi';
import { AuthField } from '../fields/AuthField';

export interface CredentialsStepProps {
  /** Kept when the user comes back from a later step. */
  username: string;
  busy: boolean;
  onSubmit: (credentials: Credentials, onRefused: () => void) => void;
}

/** User name and password. */
export function CredentialsStep({ username, busy, onSubmit }: CredentialsStepProps) {
  const t = useT();
  const { control, handleSubmit, setFocus } = useForm<Credentials>({ defaultValues: { username, password: '' } });
  // Once there is a dialog around it: what has the focus in a dialog when it opens keeps it.
  useEffect(() => setFocus(username ? 'password' : 'username'), [setFocus, username]);
  // The button, disabled for the call, has lost the focus.
  const onRefused = (): void => setFocus('password');
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={handleSubmit((values) => onSubmit(values, onRefused))}>
      <AuthField
        control={control}
        name="username"
        label={t('auth.username')}
        rules={{ required: t('auth.noUsername') }}
        autoComplete="username"
      />
      <AuthField
        control={control}
        name="password"
        label={t('auth.password')}
        rules={{ required: t('auth.noPassword') }}
        autoComplete="current-password"
        secret
      />
      <Button type="submit" variant="contained" size="large" loading={busy} fullWidth>
        {t('auth.login')}
      </Button>
    </Stack>
  );
}
