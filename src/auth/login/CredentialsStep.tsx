import { useTranslate } from 'ra-core';
import { useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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
  const translate = useTranslate();
  const { control, handleSubmit, setFocus } = useForm<Credentials>({ defaultValues: { username, password: '' } });
  // The button, disabled for the call, has lost the focus.
  const onRefused = (): void => setFocus('password');
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={handleSubmit((values) => onSubmit(values, onRefused))}>
      <AuthField
        control={control}
        name="username"
        label={translate('wd.auth.username')}
        rules={{ required: translate('wd.auth.noUsername') }}
        autoComplete="username"
        autoFocus
      />
      <AuthField
        control={control}
        name="password"
        label={translate('wd.auth.password')}
        rules={{ required: translate('wd.auth.noPassword') }}
        autoComplete="current-password"
        secret
      />
      <Button type="submit" variant="contained" size="large" loading={busy} fullWidth>
        {translate('wd.auth.login')}
      </Button>
    </Stack>
  );
}
