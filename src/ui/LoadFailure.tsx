import type { ReactNode } from 'react';
import { useNotificationContext, useTranslate } from 'ra-core';
import { loadFailureTexts } from '../i18n/en/loadFailureTexts';
import { useLazyTextTranslate } from '../i18n/useAppTranslate';
import { getMessageLanguage } from '../i18n/useErrorMessage';
import { isForbiddenError } from './isForbiddenError';
import { LongText } from './LongText';
import { NoticePicture } from './NoticePicture';
import { RetryButton } from './RetryButton';

interface Props {
  title: string;
  reason: string;
  /** Whether what was sought does not exist, so that loading it again would not help. */
  isGone?: boolean;
  error: Error;
  onRetry: () => void;
  /** Other buttons. */
  children?: ReactNode;
}

/** Returns whether an open toast has this text. */
function useIsToldByToast(text: string): boolean {
  const translate = useTranslate();
  const { notifications } = useNotificationContext();
  return notifications.some(
    ({ message, notificationOptions }) =>
      typeof message === 'string' && translate(message, notificationOptions?.messageArgs) === text,
  );
}

/**
 * A notice instead of rows or a record that could not be loaded: a picture, what failed, why, and the next step. While a
 * toast with the same reason is open, screen readers read the reason only there, so that they do not read it twice.
 */
export function LoadFailure({ title, reason, isGone = false, error, onRetry, children }: Props) {
  const t = useLazyTextTranslate('loadFailure', loadFailureTexts);
  const isForbidden = isForbiddenError(error);
  const isTold = useIsToldByToast(reason);
  return (
    <div className="wd-notice">
      <NoticePicture sign={isGone ? 'search' : 'failed'} />
      <strong>{title}</strong>
      <p className="wd-quiet" inert={isTold} lang={getMessageLanguage(error)}>
        <LongText text={reason} />
      </p>
      {isForbidden && <p className="wd-quiet">{t('noAccess')}</p>}
      <div className="wd-buttons">
        {!isGone && !isForbidden && <RetryButton look="outlined" onClick={onRetry} />}
        {children}
      </div>
    </div>
  );
}
