import { useT } from '../i18n/useT';
import { Button } from '../ui/Button';

interface Props {
  /** Label of the field, for a screen reader that hears the button alone. */
  field: string;
  onRetry: () => void;
}

/** A list that did not arrive says so at its field; it must not look like an empty one. */
export function OptionsProblem({ field, onRetry }: Props) {
  const t = useT();
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
