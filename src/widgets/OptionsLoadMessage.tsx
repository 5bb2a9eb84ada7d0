import { useEffect, useState } from 'react';
import { loadFailureTexts } from '../i18n/en/loadFailureTexts';
import { useAppTranslate, useLazyTextTranslate } from '../i18n/useAppTranslate';
import { joinTexts } from '../model/formatting/joinTexts';
import { Button } from '../ui/Button';
import { isForbiddenError } from '../ui/isForbiddenError';
import { focusFieldOnRemoval } from './focusFieldOnRemoval';
import { failedFields } from './failedFields';

interface Props {
  /** Label of the field. It is added for screen readers, which may announce only the button. */
  field: string;
  error: Error | null;
  onRetry: () => void;
}

/**
 * The error message of an option list that failed to load, with a retry button unless the user lacks the permission.
 * Without the message the list would look empty. Screen readers announce all fields whose lists fail together at once.
 */
export function OptionsLoadMessage({ field, error, onRetry }: Props) {
  const t = useAppTranslate();
  const tFailure = useLazyTextTranslate('loadFailure', loadFailureTexts);
  const [announced, setAnnounced] = useState<readonly string[]>([]);
  useEffect(() => failedFields.add(field, setAnnounced), [field]);
  const retry = t('action.retry');
  return (
    <div ref={focusFieldOnRemoval} className="wd-options-problem">
      <span role="alert" className="wd-hidden">
        {announced.length > 0 && tFailure('optionsOf', { fields: joinTexts(announced) })}
      </span>
      {tFailure('options')}
      {isForbiddenError(error) ? (
        <span>{tFailure('noAccess')}</span>
      ) : (
        <Button onClick={onRetry} aria-label={`${retry}: ${field}`}>
          {retry}
        </Button>
      )}
    </div>
  );
}
