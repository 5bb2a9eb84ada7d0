import { useAppTranslate } from '../i18n/useAppTranslate';
import { Button } from '../ui/Button';

interface Props {
  /** Label of the field. It is added for screen readers, which may announce only the button. */
  field: string;
  onRetry: () => void;
}

/**
 * The error message of an option list that failed to load, with a retry button. Without the message the list would
 * look empty.
 */
export function OptionsLoadError({ field, onRetry }: Props) {
  const t = useAppTranslate();
  const retry = t('options.retry');
  return (
    <div role="alert" className="wd-options-problem">
      {t('options.failed')}
      <Button onClick={onRetry} aria-label={`${retry}: ${field}`}>
        {retry}
      </Button>
    </div>
  );
}
