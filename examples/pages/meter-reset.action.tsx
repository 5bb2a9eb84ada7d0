/**
 * A custom action: a dialog that a button opens for a row, a record, a selection or a list. A schema refers to it
 * by its file name: "actions": { "reset": { "title": "Reset", "custom": "meter-reset", "scope": "record" } }. The
 * schema also defines which users may use the action and for which records.
 */
import { useState } from 'react';
import { useUpdate } from 'ra-core';
import { Button, Dialog as MuiDialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { CustomDialogProps } from 'wattdesk/src/generator/extensions/extensionProps';
import { useToast } from 'wattdesk/src/widgets/useToast';

export function Dialog({ module: { entity }, record, onClose }: CustomDialogProps) {
  const [update, { isPending }] = useUpdate();
  const [error, setError] = useState('');
  const toast = useToast();
  const reset = (): void =>
    void update(
      entity.name,
      { id: record?.['id'], data: { ...record, maxLoad: 0 }, previousData: record },
      {
        onSuccess: () => {
          toast.success('The meter was reset');
          // `true` reloads the data of the screen behind the dialog.
          onClose(true);
        },
        // The dialog stays open and shows the error message.
        onError: ({ message }: Error) => setError(message),
      },
    );
  return (
    <MuiDialog open onClose={() => onClose(false)} aria-labelledby="meter-reset-title">
      <DialogTitle id="meter-reset-title">Reset {String(record?.['meterName'] ?? entity.title)}?</DialogTitle>
      {error && <DialogContent role="alert">{error}</DialogContent>}
      <DialogActions>
        <Button onClick={() => onClose(false)}>Cancel</Button>
        <Button variant="contained" onClick={reset} disabled={isPending}>
          Reset now
        </Button>
      </DialogActions>
    </MuiDialog>
  );
}
