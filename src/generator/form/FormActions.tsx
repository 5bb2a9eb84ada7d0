import { Button, CircularProgress } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { SavePhase } from './useSave';

interface Props {
  phase: SavePhase;
  readOnly: boolean;
  onCancel: () => void;
}

/** Save sends the form it stands in; while a save runs, and until the form is left, it is disabled (SHELL-038). */
export function FormActions({ phase, readOnly, onCancel }: Props) {
  const translate = useTranslate();
  if (readOnly) {
    return (
      <Button type="button" onClick={onCancel}>
        {translate('wd.form.close', { _: 'Close' })}
      </Button>
    );
  }
  const isSaving = phase === 'saving';
  return (
    <>
      <Button type="button" onClick={onCancel} disabled={phase !== 'open'}>
        {translate('wd.form.cancel', { _: 'Cancel' })}
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={phase !== 'open'}
        aria-busy={isSaving}
        startIcon={isSaving ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
      >
        {translate('wd.form.save', { _: 'Save' })}
      </Button>
    </>
  );
}
