import { useErrorMessage } from '../../i18n/useErrorMessage';
import { recordViewTexts } from '../../i18n/en/recordViewTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { Alert } from '../../ui/Alert';
import { isForbiddenError } from '../../ui/isForbiddenError';
import { RetryButton } from '../../ui/RetryButton';

interface Props {
  singularName: string;
  /** The error of the last attempt to reload the record. */
  error: Error;
  onRetry: () => void;
}

/** Notice above a record that could not be reloaded. The values that are shown may therefore be outdated. */
export function OutdatedRecordNotice({ singularName, error, onRetry }: Props) {
  const viewText = useLazyTextTranslate('view', recordViewTexts);
  const getText = useErrorMessage();
  const retry = isForbiddenError(error) ? undefined : <RetryButton size="small" onClick={onRetry} />;
  return (
    <Alert severity="warning" className="wd-view-note" title={viewText('old', { singularName })} action={retry}>
      {getText(error)}
    </Alert>
  );
}
