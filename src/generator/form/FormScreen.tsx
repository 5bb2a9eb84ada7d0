import { useEffect } from 'react';
import { Box, Paper } from '@mui/material';
import { useEvent, type RaRecord } from 'ra-core';
import type { EntityModule } from '../../model/entity';
import { useConfig } from '../../widgets/context/config';
import { useViewOnly, ViewOnlyProvider } from '../../widgets/context/viewOnly';
import { useTexts } from '../../widgets/useTexts';
import { PageHeading } from '../PageHeading';
import { useScreenRecord } from '../ScreenRecord';
import { FormActions } from './FormActions';
import { FormBody } from './FormBody';
import { FormFrame } from './FormFrame';
import { fieldCount, FormSkeleton } from './FormSkeleton';
import { RecordFailure } from './RecordFailure';
import { useAskToLeave } from './useAskToLeave';
import { useEntityForm } from './useEntityForm';
import { useFormTitle } from './useFormTitle';
import { useLeave } from './useLeave';

interface Props {
  entity: EntityModule;
  view: 'create' | 'update' | 'view';
  /** Index of the route set the user is in: the way back stays in it. */
  reading: number;
}

/** Pixels: longer lines are hard to read, and a narrow form keeps labels and values together. */
const WIDTH = { narrow: 960, wide: 'none' } as const;

const ACTIONS = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mt: 2,
  p: 1.5,
  pb: 'max(12px, env(safe-area-inset-bottom))',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
} as const;

interface FormProps extends Omit<Props, 'view'> {
  record: RaRecord | undefined;
  readOnly: boolean;
}

function OpenForm({ entity: module, record, reading, readOnly }: FormProps) {
  const { entity } = module;
  const { formExitDelay } = useConfig();
  const leave = useEvent(useLeave(entity, reading));
  const ask = useAskToLeave();
  const entityForm = useEntityForm(module, record);
  const { phase, isDirty, release } = entityForm;

  // The toast is to be read before the screen changes (SHELL-035).
  useEffect(() => {
    if (phase !== 'saved') return undefined;
    const timer = setTimeout(leave, formExitDelay);
    return () => clearTimeout(timer);
  }, [phase, formExitDelay, leave]);

  const cancel = async (): Promise<void> => {
    if (!readOnly && isDirty() && !(await ask())) return;
    release();
    leave();
  };
  return (
    <FormFrame entityForm={entityForm} scope="screen" readOnly={readOnly}>
      <FormBody record={record} />
      <Paper variant="outlined" sx={ACTIONS}>
        <FormActions phase={phase} readOnly={readOnly} onCancel={() => void cancel()} />
      </Paper>
    </FormFrame>
  );
}

function RecordForm(props: Omit<FormProps, 'record'>) {
  const { entity } = props.entity;
  const texts = useTexts(entity);
  const leave = useLeave(entity, props.reading);
  const state = useScreenRecord();
  const record = state.status === 'ready' ? state.record : undefined;
  const title = useFormTitle(entity, record, false);
  return (
    <>
      <PageHeading title={title} />
      {state.status === 'loading' && (
        <Paper variant="outlined">
          <FormSkeleton title={texts.title()} fields={fieldCount(entity)} />
        </Paper>
      )}
      {state.status === 'failed' && (
        <RecordFailure noun={texts.noun()} error={state.error} onRetry={state.retry} onBack={leave} />
      )}
      {record && <OpenForm {...props} record={record} />}
    </>
  );
}

function NewForm(props: Omit<FormProps, 'record'>) {
  const title = useFormTitle(props.entity.entity, undefined, true);
  return (
    <>
      <PageHeading title={title} />
      <OpenForm {...props} record={undefined} />
    </>
  );
}

/** An entity's form on a page of its own: a new record, one to change, or one to read. */
export function FormScreen({ entity, view, reading }: Props) {
  const readOnly = useViewOnly() || view === 'view';
  return (
    <ViewOnlyProvider value={readOnly}>
      <Box sx={{ maxWidth: WIDTH[entity.entity.form?.width ?? 'narrow'], width: '100%' }}>
        {view === 'create' ? (
          <NewForm entity={entity} reading={reading} readOnly={readOnly} />
        ) : (
          <RecordForm entity={entity} reading={reading} readOnly={readOnly} />
        )}
      </Box>
    </ViewOnlyProvider>
  );
}
