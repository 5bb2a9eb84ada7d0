import { Button, CircularProgress } from '@mui/material';
import { useT } from '../../i18n/useT';
import type { Offer } from '../actions/types';
import type { SavePhase } from './useSubmit';

interface Props {
  phase: SavePhase;
  /** The schema's own word for Save. */
  save?: string | undefined;
  /** Absent for a form that is never left for another place. */
  onCancel?: (() => void) | undefined;
  /** What else can be done with what stands in the form. */
  offers?: readonly Offer[];
}

/** Save sends the form it stands in; while a save runs, and until the form is left, it is disabled. */
export function FormActions({ phase, save, onCancel, offers = [] }: Props) {
  const t = useT();
  const isSaving = phase === 'saving';
  return (
    <>
      {onCancel && (
        <Button type="button" onClick={onCancel} disabled={phase !== 'open'}>
          {t('form.cancel')}
        </Button>
      )}
      {offers.map(({ name, label, isDisabled, isBusy, run }) => (
        <Button
          key={name}
          type="button"
          variant="outlined"
          disabled={phase !== 'open' || isDisabled}
          aria-busy={isBusy}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      <Button
        type="submit"
        variant="contained"
        disabled={phase !== 'open'}
        aria-busy={isSaving}
        startIcon={isSaving ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
      >
        {save ?? t('form.save')}
      </Button>
    </>
  );
}
