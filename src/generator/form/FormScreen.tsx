import { useEffect } from 'react';
import { Paper } from '@mui/material';
import { useEvent, type RaRecord } from 'ra-core';
import type { EntityModule } from '../../model/entity';
import { useConfig } from '../../widgets/context/config';
import { useMayEdit } from '../actions/useMayEdit';
import type { CustomViewProps } from '../extensionProps';
import { PageHeading } from '../PageHeading';
import { OldRecord } from '../record/OldRecord';
import { RecordFailure } from '../record/RecordFailure';
import { useScreenRecord } from '../record/ScreenRecord';
import { useBack, useLeave } from '../record/useLeave';
import { useRecordTitle } from '../record/useRecordTitle';
import { Sections } from '../sections/Sections';
import { ReadInstead } from '../view/ReadInstead';
import { FieldsSection } from './FieldsSection';
import { FormActions } from './FormActions';
import { FormFrame } from './FormFrame';
import { FormSkeleton } from './FormSkeleton';
import { useAskToLeave } from './useAskToLeave';
import { ReviewButton } from './ReviewButton';
import { useRecordForm } from './useRecordForm';

const ACTIONS = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mt: 2,
  p: 1.5,
  pb: 'max(12px, env(safe-area-inset-bottom))',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  // Of a window without height it would leave nothing.
  '@media (max-height: 420px)': { position: 'static' },
} as const;

interface FormProps {
  module: EntityModule;
  reading: number;
  record: RaRecord | undefined;
  refetch?: () => Promise<RaRecord | undefined>;
  /** Why it could not be read again. */
  fault?: Error | undefined;
}

function OpenForm({ module, record, reading, refetch, fault }: FormProps) {
  const { entity } = module;
  const { formExitDelay } = useConfig();
  const leave = useEvent(useLeave(entity, reading));
  const back = useEvent(useBack());
  const ask = useAskToLeave();
  const form = useRecordForm({ module, record, refetch, get: entity.aliasGets?.[reading] });
  const { phase, isDirty, release, offers } = form;

  // The toast is to be read before the screen changes.
  useEffect(() => {
    if (phase !== 'saved') return undefined;
    const timer = setTimeout(leave, formExitDelay);
    return () => clearTimeout(timer);
  }, [phase, formExitDelay, leave]);

  const cancel = async (): Promise<void> => {
    if (isDirty() && !(await ask())) return;
    release();
    (entity.form?.cancel === 'back' ? back : leave)();
  };
  // The one screen of an entity without a list leads nowhere, unless it says so.
  const isHome = entity.single === true && entity.partOf === undefined && entity.form?.cancel === undefined;
  return (
    <FormFrame shapeForm={form} scope="screen">
      {fault && <OldRecord noun={entity.noun} fault={fault} onRetry={() => void form.again()} />}
      <Sections module={form.spec.module} sections={form.spec.sections} record={record} Inputs={FieldsSection} />
      <Paper variant="outlined" className="wd-save-bar" sx={ACTIONS}>
        <FormActions
          form={form}
          save={entity.messages['save']}
          offers={offers}
          review={form.isUpdate && <ReviewButton form={form} />}
          onCancel={isHome ? undefined : () => void cancel()}
        />
      </Paper>
    </FormFrame>
  );
}

const fieldCount = ({ entity }: EntityModule): number =>
  entity.form?.sections.flatMap(({ fields }) => fields).length ?? 1;

function RecordForm({ module, reading }: Pick<FormProps, 'module' | 'reading'>) {
  const { entity } = module;
  const leave = useLeave(entity, reading);
  const state = useScreenRecord();
  const record = state.status === 'ready' ? state.record : undefined;
  const title = useRecordTitle(entity, record, false);
  const mayEdit = useMayEdit(module, record);
  return (
    <>
      <PageHeading title={title} />
      {state.status === 'loading' && <FormSkeleton title={entity.title} fields={fieldCount(module)} />}
      {state.status === 'failed' && (
        <RecordFailure
          noun={entity.noun}
          single={entity.single}
          error={state.error}
          onRetry={state.retry}
          onBack={leave}
        />
      )}
      {record && !mayEdit && <ReadInstead module={module} record={record} />}
      {state.status === 'ready' && mayEdit && (
        <OpenForm module={module} reading={reading} record={state.record} refetch={state.refetch} fault={state.fault} />
      )}
    </>
  );
}

function NewForm({ module, reading }: Pick<FormProps, 'module' | 'reading'>) {
  const title = useRecordTitle(module.entity, undefined, true);
  return (
    <>
      <PageHeading title={title} />
      <OpenForm module={module} reading={reading} record={undefined} />
    </>
  );
}

/** An entity's form on a page of its own: a new record, or one to change. */
export function FormScreen({ entity: module, view, reading }: CustomViewProps) {
  const Form = view === 'create' ? NewForm : RecordForm;
  return (
    <div className={module.entity.form?.width === 'wide' ? 'wd-screen' : 'wd-screen wd-narrow'}>
      <Form module={module} reading={reading} />
    </div>
  );
}
