import { useTranslate } from 'ra-core';
import DialogContent from '@mui/material/DialogContent';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { DialogShell } from '../../ui/DialogShell';
import { useSession } from '../useSession';
import { ChangePasswordForm } from './ChangePasswordForm';

/** The menu that opened the dialog takes the focus when it closes, so the dialog sets it again. */
const focusFirst = (dialog: HTMLElement): void => {
  if (!(document.activeElement instanceof HTMLInputElement)) dialog.querySelector('input')?.focus();
};

/** The Change Password dialog of the user menu. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const t = useAppTranslate();
  const username = useSession()?.userName ?? '';
  return (
    <DialogShell
      title={t('auth.changePassword')}
      onClose={onClose}
      maxWidth="xs"
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <ChangePasswordForm
          username={username}
          onDone={onClose}
          onCancel={onClose}
          cancelLabel={translate('ra.action.cancel')}
        />
      </DialogContent>
    </DialogShell>
  );
}
