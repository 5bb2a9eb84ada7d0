import { loadFailureTexts } from '../i18n/en/loadFailureTexts';
import { useLazyTextTranslate } from '../i18n/useAppTranslate';
import { getMessageLanguage, useErrorMessage } from '../i18n/useErrorMessage';
import { Alert } from './Alert';
import { isForbiddenError } from './isForbiddenError';
import { LongText } from './LongText';
import { RetryButton } from './RetryButton';

interface Props {
  error: Error;
  onRetry: () => void;
}

/**
 * The error of a request whose response would fill a part of the screen. It contains a retry button or, if the user
 * lacks the permission, who can give it. A toast has already announced the error to screen readers.
 */
export function RequestError({ error, onRetry }: Props) {
  const t = useLazyTextTranslate('loadFailure', loadFailureTexts);
  const reason = useErrorMessage()(error);
  if (isForbiddenError(error))
    return (
      <Alert quiet severity="error" title={reason}>
        {t('noAccess')}
      </Alert>
    );
  return (
    <Alert quiet severity="error" action={<RetryButton onClick={onRetry} />}>
      <span lang={getMessageLanguage(error)}>
        <LongText text={reason} />
      </span>
    </Alert>
  );
}
