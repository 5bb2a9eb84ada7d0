import { useAppTranslate } from '../i18n/useAppTranslate';
import { Button } from '../ui/Button';

interface Props {
  /** Label of the field, for a screen reader that hears the button alone. */
  field: string;
  onRetry: () => void;
}

/** The error of an option list, shown at its field: a failed list must not look like an empty one. */
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
