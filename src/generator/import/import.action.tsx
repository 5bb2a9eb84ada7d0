import { useEffect, useRef, type ReactNode } from 'react';
import { Box } from '@mui/material';
import { useEvent } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { DialogShell } from '../../ui/DialogShell';
import { useConfirm } from '../../widgets/confirm';
import type { ActionDialogProps } from '../actions/types';
import { UnsavedChangesGuard } from '../form/UnsavedChangesGuard';
import { useConfirmLeave } from '../form/useConfirmLeave';
import { ColumnMappingStep } from './ColumnMappingStep';
import { CheckProgressStep } from './CheckProgressStep';
import { SendStep } from './SendStep';
import { SourceStep } from './SourceStep';
import { useImport, type ImportState } from './useImport';
import { useImportTranslate } from './useImportTranslate';

/**
 * Container of the current step. When the step changes, the container receives the focus, so that screen readers
 * announce the new step.
 */
function Step({ name, children }: { name: string; children: ReactNode }) {
  const containerRef = useRef<HTMLDivElement>(null);
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    containerRef.current?.focus();
  }, [name]);
  return (
    <Box
      ref={containerRef}
      tabIndex={-1}
      sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0, outline: 'none' }}
    >
      {children}
    </Box>
  );
}

const isUnderWay = ({ step, sending }: ImportState): boolean => step === 'sending' && sending.phase !== 'done';

/** Whether closing the dialog would lose pasted text or rows that are not sent yet. */
function hasMore({ step, text, sending }: ImportState): boolean {
  if (step === 'source') return text.trim() !== '';
  return step === 'sending' ? isUnderWay({ step, sending } as ImportState) : true;
}

/** Dialog that creates records from the rows of a spreadsheet. */
export function ActionDialog({ module, label, onClose, onChanged }: ActionDialogProps) {
  const translate = useAppTranslate();
  const t = useImportTranslate();
  const confirm = useConfirm();
  const askUsual = useConfirmLeave();
  const state = useImport(module, () => onChanged(0));
  const { step, sending } = state;
  const isLeft = useRef(false);

  const askConfirmation = useEvent(async (): Promise<boolean> => {
    if (!isUnderWay(state)) return askUsual();
    const wasRunning = sending.phase === 'running';
    // Sending is paused while the confirmation is open.
    if (wasRunning) sending.pause();
    const leaves = await confirm({
      title: t('leaveTitle'),
      text: t('leaveText'),
      confirm: t('leave'),
      cancel: translate('confirm.cancel'),
    });
    if (!leaves && wasRunning) sending.resume();
    return leaves;
  });
  const isDirty = useEvent(() => !isLeft.current && hasMore(state));
  const close = async (): Promise<void> => {
    if (isDirty() && !(await askConfirmation())) return;
    isLeft.current = true;
    sending.stop();
    onClose(false);
  };
  const release = useEvent(() => {
    isLeft.current = true;
    sending.stop();
  });
  const props = { module, state, onClose: () => void close() };
  const title = translate('assignment.title', { action: label, name: module.entity.title });
  return (
    <DialogShell title={title} maxWidth="md" onClose={() => void close()}>
      <UnsavedChangesGuard isDirty={isDirty} release={release} phase="open" scope="dialog" ask={askConfirmation} />
      <Step name={step === 'sending' && sending.phase === 'done' ? 'done' : step}>
        {step === 'source' && <SourceStep {...props} />}
        {step === 'reading' && <CheckProgressStep {...props} />}
        {step === 'checked' && <ColumnMappingStep {...props} />}
        {step === 'sending' && <SendStep {...props} />}
      </Step>
    </DialogShell>
  );
}
