import { Button, Dialog, DialogActions, DialogContent } from '@mui/material';
import { useTranslate } from 'ra-core';

interface Props {
  onRetry: () => void;
  onClose: () => void;
}

/** In place of a dialog whose code did not arrive. */
export function DialogFailure({ onRetry, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose}>
      <DialogContent>
        {translate('wd.screen.loadFailedText', {
          _: 'Check your connection and try again. If Wattdesk was updated just now, reload the page.',
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('wd.action.close', { _: 'Close' })}</Button>
        <Button onClick={onRetry} variant="contained">
          {translate('wd.action.retry', { _: 'Retry' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
