import { useCallback } from 'react';
import { useTranslate } from 'ra-core';
import { useConfirm } from '../../widgets/confirm';

/** The question before unsaved changes are given up; true: leave. */
export function useAskToLeave(): () => Promise<boolean> {
  const ask = useConfirm();
  const translate = useTranslate();
  return useCallback(
    () =>
      ask({
        title: translate('wd.form.leaveTitle', { _: 'Unsaved changes' }),
        text: translate('wd.form.leaveText', { _: 'What you have entered is not saved yet. Leave and lose it?' }),
        confirm: translate('wd.form.leave', { _: 'Leave' }),
        cancel: translate('wd.form.stay', { _: 'Cancel' }),
      }),
    [ask, translate],
  );
}
