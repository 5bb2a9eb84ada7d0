import { useEffect, useRef, type ReactNode } from 'react';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { getAriaKeyShortcut, SHORTCUT_KEYS } from '../../ui/shortcutKeys';
import { SaveShortcutLabel } from '../../ui/SaveShortcutLabel';
import type { AvailableAction } from '../actions/types';
import { FormStatus } from './FormStatus';
import type { SavePhase, FormSubmitController } from './useSubmit';

interface Props {
  form: Pick<FormSubmitController, 'phase' | 'errorKeys' | 'failure'>;
  /** Text of the Save button, from the schema. */
  save?: string | undefined;
  /** Whether submitting the form is a destructive operation, for example a deletion. */
  danger?: boolean;
  /** Undefined for a form without a Cancel button. */
  onCancel?: (() => void) | undefined;
  /** Button that opens a dialog with the user's unsaved changes. */
  review?: ReactNode;
  /** Actions other than Save that use the form values. */
  actions?: readonly AvailableAction[];
}

/**
 * Returns a function that remembers a clicked button and restores its focus after its request. The button is
 * disabled during the request, and a disabled button loses the focus to the page or to the surrounding dialog.
 */
function useRestoreSaveFocus(phase: SavePhase) {
  const used = useRef<HTMLButtonElement>(undefined);
  useEffect(() => {
    const button = used.current;
    if (phase !== 'open' || !button) return;
    used.current = undefined;
    if (document.activeElement?.contains(button)) button.focus();
  }, [phase]);
  return (button: HTMLButtonElement): void => {
    used.current = button;
  };
}

/**
 * The buttons of a form. Save submits the surrounding form. Save is disabled while a save is running and, after a
 * successful save, until the form is closed.
 */
export function FormActions({ form, save, danger = false, onCancel, review, actions = [] }: Props) {
  const { phase, errorKeys, failure } = form;
  const t = useAppTranslate();
  const isSaving = phase === 'saving' && !actions.some(({ isBusy }) => isBusy);
  const focusBack = useRestoreSaveFocus(phase);
  return (
    <>
      <FormStatus failure={failure} isRefused={Boolean(errorKeys?.size)} />
      <div className="wd-form-buttons">
        {onCancel && (
          <Button onClick={onCancel} disabled={phase !== 'open'}>
            {t('form.cancel')}
          </Button>
        )}
        {review}
        {actions.map(({ name, label, isDanger, isDisabled, isBusy, run }) => (
          <Button
            key={name}
            look="outlined"
            danger={isDanger ?? false}
            disabled={phase !== 'open' || isDisabled || isBusy}
            aria-busy={isBusy}
            onClick={({ currentTarget }) => {
              focusBack(currentTarget);
              run();
            }}
          >
            {label}
          </Button>
        ))}
        <Button
          type="submit"
          look="contained"
          danger={danger}
          disabled={phase !== 'open'}
          loading={isSaving}
          aria-keyshortcuts={getAriaKeyShortcut(SHORTCUT_KEYS.save)}
          onClick={({ currentTarget }) => focusBack(currentTarget)}
        >
          {save ?? t('form.save')}
          <SaveShortcutLabel />
        </Button>
      </div>
    </>
  );
}
