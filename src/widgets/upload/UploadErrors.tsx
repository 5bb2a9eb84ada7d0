import { useUploadTranslate } from './useUploadTranslate';
import { Button } from '../../ui/Button';
import { LongText } from '../../ui/LongText';

interface Props {
  id: string;
  texts: readonly string[];
  /**
   * Label of the field. It is part of the button's accessible name, for screen readers that announce only the
   * button.
   */
  field: string;
  /** Uploads the failed files again. Undefined if no upload failed. */
  onRetry: (() => void) | undefined;
}

/** Error messages of rejected files and failed uploads. They are shown below the upload slots. */
export function UploadErrors({ id, texts, field, onRetry }: Props) {
  const t = useUploadTranslate();
  const lines = [...new Set(texts)];
  const retry = t('retry');
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
