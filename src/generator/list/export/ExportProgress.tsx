import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useAppTranslate } from '../../../i18n/useAppTranslate';

export interface ExportProgressProps {
  title: string;
  /** Loaded share, from 0 to 1. */
  progress: number;
  onCancel: () => void;
}

/** Dialog with the progress of an export and a cancel button. */
export function ExportProgress({ title, progress, onCancel }: ExportProgressProps) {
  const t = useAppTranslate();
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby="wd-export-title">
      <DialogTitle id="wd-export-title">{title}</DialogTitle>
      <DialogContent>
        <LinearProgress variant="determinate" value={Math.round(progress * 100)} aria-label={title} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
