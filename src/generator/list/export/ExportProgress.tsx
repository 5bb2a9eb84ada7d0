import { useAppTranslate } from '../../../i18n/useAppTranslate';
import { Button } from '../../../ui/Button';
import { DeterminateProgress } from '../../../ui/DeterminateProgress';
import { DialogBody, DialogShell } from '../../../ui/DialogShell';

interface ExportProgressProps {
  title: string;
  /** Fraction of the rows that have been loaded, from 0 to 1. */
  progress: number;
  onCancel: () => void;
}

/** Dialog that shows the progress of an export and contains a Cancel button. */
export function ExportProgress({ title, progress, onCancel }: ExportProgressProps) {
  const t = useAppTranslate();
  return (
    <DialogShell title={title} onClose={onCancel} maxWidth="xs">
      <DialogBody buttons={<Button onClick={onCancel}>{t('action.cancel')}</Button>}>
        <DeterminateProgress label={title} done={progress} total={1} />
      </DialogBody>
    </DialogShell>
  );
}
