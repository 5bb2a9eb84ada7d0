import { useAppTranslate } from '../i18n/useAppTranslate';
import { Button } from '../ui/Button';

interface Props {
  /** The field's label, for screen readers that announce only the button. */
  field: string;
  onRetry: () => void;
}

/** The error of an option list, shown at its field: a list that failed to load must not look empty. */
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
