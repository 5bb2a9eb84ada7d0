import { useTranslate } from 'ra-core';
import DialogContent from '@mui/material/DialogContent';
import { passwordTexts } from '../../i18n/en/passwordTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { DialogShell } from '../../ui/DialogShell';
import { useSignInSession } from '../useSignInSession';
import { ChangePasswordForm } from './ChangePasswordForm';

/**
 * Focuses the first input of the dialog. The menu that opened the dialog takes the focus again when it closes, so
 * the dialog must set the focus a second time.
 */
const focusFirst = (dialog: HTMLElement): void => {
  if (!(document.activeElement instanceof HTMLInputElement)) dialog.querySelector('input')?.focus();
};

/** The dialog that the entry Change Password of the user menu opens. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const t = useLazyTextTranslate('passwordChange', passwordTexts);
  const username = useSignInSession()?.userName ?? '';
  return (
    <DialogShell
      title={t('title')}
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
