import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { LongText } from '../../ui/LongText';

interface Props {
  id: string;
  texts: readonly string[];
  /** The field's label, for screen readers that announce only the button. */
  field: string;
  /** Sends the failed files again; undefined if there are none. */
  onRetry: (() => void) | undefined;
}

/** Errors of rejected and failed files, shown where the files were chosen. */
export function UploadErrors({ id, texts, field, onRetry }: Props) {
  const t = useAppTranslate();
  const lines = [...new Set(texts)];
  const retry = t('upload.retry');
  return (
    <>
      <output id={id}>
        {lines.map((text) => (
          <span key={text} className="wd-upload-problem">
            <LongText text={text} />
          </span>
        ))}
      </output>
      {onRetry && (
        <div>
          <Button size="small" look="outlined" onClick={onRetry} aria-label={`${retry}: ${field}`}>
            {retry}
          </Button>
        </div>
      )}
    </>
  );
}
