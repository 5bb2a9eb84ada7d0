import { useLogoutIfAccessDenied, useNotificationContext } from 'ra-core';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch, type Control } from 'react-hook-form';
import Stack from '@mui/material/Stack';
import { passwordTexts } from '../../i18n/en/passwordTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import {
  isValidPassword,
  MAX_PASSWORD_LENGTH,
  getPasswordFormatName,
  type PasswordFormatName,
} from '../../model/formRules/passwords';
import { Button } from '../../ui/Button';
import { PasswordRules } from '../../widgets/inputs/PasswordRules';
import { useConfig } from '../../widgets/context/config';
import { useToast } from '../../widgets/useToast';
import { useWattdeskAuth } from '../authProvider';
import { AuthField } from '../fields/AuthField';
import { setServerError } from '../fields/setServerError';
import { useSignInSession } from '../useSignInSession';

interface Values {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}

const EMPTY: Values = { oldPassword: '', newPassword: '', confirmation: '' };

export interface ChangePasswordFormProps {
  username: string;
  /** Called after the password was changed and the toast was shown. */
  onDone: () => void;
  onCancel: () => void;
  cancelLabel: string;
}

/**
 * The form that changes a password. The sign-in page and the dialog of the user menu both use it. A password that
 * is too long is rejected and not truncated: otherwise a pasted password could be shortened without the user
 * noticing.
 */
export function ChangePasswordForm({ username, onDone, onCancel, cancelLabel }: ChangePasswordFormProps) {
  const t = useLazyTextTranslate('passwordChange', passwordTexts);
  const form = useForm<Values>({ defaultValues: EMPTY });
  const { control, handleSubmit, getValues } = form;
  const { mutate, isPending } = useChangePassword(username, onDone, (failure) =>
    setServerError(form, 'oldPassword', failure),
  );
  const { requireStrongPasswords = false } = useConfig().flags;
  const format = getPasswordFormatName(requireStrongPasswords);
  const checkPasswords = (password: string): string | true => {
    if (password.length > MAX_PASSWORD_LENGTH) return t('tooLong', { max: MAX_PASSWORD_LENGTH });
    return isValidPassword(format, password) || (requireStrongPasswords ? t('weak') : t('tooShort'));
  };
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={handleSubmit((values) => {
        if (!isPending) mutate(values);
      })}
    >
      <AuthField
        control={control}
        name="oldPassword"
        label={t('current')}
        rules={{ required: t('noCurrent') }}
        autoComplete="current-password"
        secret
        autoFocus
      />
      <AuthField
        control={control}
        name="newPassword"
        label={t('new')}
        rules={{ required: t('noNew'), validate: checkPasswords }}
        autoComplete="new-password"
        secret
      />
      <Demands control={control} format={format} />
      <AuthField
        control={control}
        name="confirmation"
        label={t('confirmation')}
        rules={{
          required: t('noConfirmation'),
          validate: (again: string) => again === getValues('newPassword') || t('different'),
        }}
        autoComplete="new-password"
        secret
      />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button type="submit" look="contained" loading={isPending}>
          {t('title')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Lists the requirements that the new password does not meet yet. */
function Demands({ control, format }: { control: Control<Values>; format: PasswordFormatName }) {
  return <PasswordRules format={format} password={useWatch({ control, name: 'newPassword' })} />;
}

/**
 * Returns the function that sends the request and shows its toasts. Each toast replaces the previous one. If the
 * user is signed in, a 401 ends the session as for every other request.
 */
function useChangePassword(username: string, onDone: () => void, onRefused: (failure: Error) => void) {
  const { api } = useWattdeskAuth();
  const signedIn = useSignInSession() !== undefined;
  const endIfDenied = useLogoutIfAccessDenied();
  const toast = useToast();
  const { resetNotifications } = useNotificationContext();
  return useMutation({
    onMutate: resetNotifications,
    mutationFn: ({ oldPassword, newPassword }: Values) => api.changePassword({ username, oldPassword, newPassword }),
    onSuccess: () => {
      toast.success({ key: 'auth.passwordChanged' });
      onDone();
    },
    onError: async (error) => {
      if (signedIn && (await endIfDenied(error))) return;
      toast.error(error);
      onRefused(error);
    },
  });
}
