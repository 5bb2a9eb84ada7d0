import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Box, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery, type Theme } from '@mui/material';
import { useEvent, useTranslate, type RaRecord } from 'ra-core';
import type { Identifier } from '../../../dataProvider/types';
import type { EntityModule } from '../../model/entity';
import { useViewOnly } from '../../widgets/context/viewOnly';
import { useTexts } from '../../widgets/useTexts';
import { FormActions } from './FormActions';
import { FormBody } from './FormBody';
import { FormFrame } from './FormFrame';
import { fieldCount, FormSkeleton } from './FormSkeleton';
import { RecordFailure } from './RecordFailure';
import { useAskToLeave } from './useAskToLeave';
import { useEntityForm } from './useEntityForm';
import { useFormRecord } from './useFormRecord';

interface Props {
  entity: EntityModule;
  /** Absent for a new record. */
  id?: unknown;
  onClose: (saved: boolean) => void;
}

interface ShellProps {
  title: string;
  wide: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog itself; on a phone it takes the whole screen. The focus returns where it came from. */
function Shell({ title, wide, onClose, children }: ShellProps) {
  const id = useId();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isSmall} maxWidth={wide ? 'md' : 'sm'} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}

interface FormProps {
  entity: EntityModule;
  record: RaRecord | undefined;
  onClose: (saved: boolean) => void;
  /** What Escape and a click outside do: the form knows whether there is something to lose. */
  escapeRef: RefObject<() => void>;
}

function OpenForm({ entity: module, record, onClose, escapeRef }: FormProps) {
  const readOnly = useViewOnly();
  const ask = useAskToLeave();
  const entityForm = useEntityForm(module, record);
  const { phase, isDirty, release } = entityForm;
  const close = useEvent(onClose);

  // At once, unlike a screen (TYPE-020).
  useEffect(() => {
    if (phase === 'saved') close(true);
  }, [phase, close]);

  const cancel = useEvent(async () => {
    if (phase !== 'open' || (!readOnly && isDirty() && !(await ask()))) return;
    release();
    onClose(false);
  });
  useEffect(() => {
    escapeRef.current = () => void cancel();
  }, [escapeRef, cancel]);
  return (
    <FormFrame entityForm={entityForm} scope="dialog" readOnly={readOnly}>
      <DialogContent sx={{ pt: 1 }}>
        <FormBody record={record} plain />
      </DialogContent>
      <DialogActions>
        <FormActions phase={phase} readOnly={readOnly} onCancel={() => void cancel()} />
      </DialogActions>
    </FormFrame>
  );
}

function RecordForm({ id, ...props }: Omit<FormProps, 'record'> & { id: Identifier }) {
  const { entity } = props.entity;
  const texts = useTexts(entity);
  const state = useFormRecord(entity.name, id);
  if (state.status === 'ready') return <OpenForm {...props} record={state.record} />;
  if (state.status === 'loading') return <FormSkeleton title={texts.title()} fields={fieldCount(entity)} />;
  return (
    <Box sx={{ p: 2 }}>
      <RecordFailure
        noun={texts.noun()}
        error={state.error}
        onRetry={state.retry}
        onBack={() => props.onClose(false)}
      />
    </Box>
  );
}

/** An entity's form over its list: a new record without `id`, else the record by the get call. */
export function FormDialog({ entity, id, onClose }: Props) {
  const translate = useTranslate();
  const noun = useTexts(entity.entity).noun();
  const escapeRef = useRef(() => onClose(false));
  const isNew = id === undefined || id === null;
  const title = isNew
    ? translate('wd.form.createNoun', { _: 'Create %{noun}', noun })
    : translate('wd.form.updateNoun', { _: 'Edit %{noun}', noun });
  const props = { entity, onClose, escapeRef };
  return (
    <Shell title={title} wide={entity.entity.form?.width === 'wide'} onClose={() => escapeRef.current()}>
      {isNew ? (
        <OpenForm {...props} record={undefined} />
      ) : (
        <RecordForm key={String(id)} {...props} id={id as Identifier} />
      )}
    </Shell>
  );
}
