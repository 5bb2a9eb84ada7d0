import { useEffect, useRef, type RefObject } from 'react';
import { useEvent, useLocation, type RaRecord } from 'ra-core';
import type { Entity, EntityModule } from '../../model/entity/entity';
import { useConfig } from '../../widgets/context/config';
import { useMayEdit } from '../actions/useMayEdit';
import type { CustomViewProps } from '../extensions/extensionProps';
import { copyIn } from '../records/copyPath';
import { OldRecord } from '../record/OldRecord';
import { RecordActions } from '../record/RecordActions';
import { RecordFailure } from '../record/RecordFailure';
import { RecordHeader } from '../record/RecordHeader';
import { useScreenRecord } from '../record/ScreenRecord';
import { useRecord } from '../record/useRecord';
import { isOnlyScreen, useBack, useLeave } from '../record/useLeave';
import { useRecordActions } from '../record/useRecordActions';
import { useRecordTitle } from '../record/useRecordTitle';
import { Sections } from '../sections/Sections';
import { ReadInstead } from '../view/ReadInstead';
import { ArrivingForm } from '../form/ArrivingForm';
import { FieldsSection } from '../form/FieldsSection';
import { FormActions } from '../form/FormActions';
import { FormFrame } from '../form/FormFrame';
import { FormSkeleton } from '../shell/FormSkeleton';
import { useAskToLeave } from '../form/useAskToLeave';
import { ReviewButton } from '../form/ReviewButton';
import { useRecordForm, type RecordForm as FormState } from '../form/useRecordForm';

interface FormProps {
  module: EntityModule;
  reading: number;
  record: RaRecord | undefined;
  /** The record that a new one is to be like. */
  copy?: RaRecord | undefined;
  refetch?: () => Promise<RaRecord | undefined>;
  /** Why it could not be read again. */
  fault?: Error | undefined;
  /** Hands the form to those above it who do something with its record. */
  heldRef?: RefObject<FormState | undefined>;
}

function OpenForm({ module, record, copy, reading, refetch, fault, heldRef }: FormProps) {
  const { entity } = module;
  const { formExitDelayMs } = useConfig();
  const leave = useEvent(useLeave(entity, reading));
  const back = useEvent(useBack());
  const ask = useAskToLeave();
  const form = useRecordForm({ module, record, copy, refetch, get: entity.variantGets?.[reading] });
  const { phase, isDirty, release, offers } = form;

  useEffect(() => {
    if (heldRef) heldRef.current = form;
  });

  // The toast is to be read before the screen changes.
  useEffect(() => {
    if (phase !== 'saved') return undefined;
    const timer = setTimeout(leave, formExitDelayMs);
    return () => clearTimeout(timer);
  }, [phase, formExitDelayMs, leave]);

  const cancel = async (): Promise<void> => {
    if (isDirty() && !(await ask())) return;
    release();
    (entity.form?.cancel === 'back' ? back : leave)();
  };
  return (
    <FormFrame shapeForm={form} scope="screen">
      {fault && <OldRecord noun={entity.noun} fault={fault} onRetry={() => void form.again()} />}
      <Sections module={form.spec.module} sections={form.spec.sections} record={record} Inputs={FieldsSection} />
      <div className="wd-card wd-save-bar">
        <FormActions
          form={form}
          save={entity.messages['saveLabel']}
          offers={offers}
          review={form.isUpdate && <ReviewButton form={form} />}
          onCancel={isOnlyScreen(entity) ? undefined : () => void cancel()}
        />
      </div>
    </FormFrame>
  );
}

/** Whether something stands in the third that such a form leaves free. */
const hasBeside = (form: Entity['form']): boolean =>
  form?.width === 'narrow' && form.sections.some(({ placement }) => placement === 'side');

const fieldCount = ({ entity }: EntityModule): number =>
  entity.form?.sections.flatMap(({ fields }) => fields).length ?? 1;

const Waiting = ({ module }: Pick<FormProps, 'module'>) => (
  <FormSkeleton title={module.entity.title} fields={fieldCount(module)} isBeside={hasBeside(module.entity.form)} />
);

function RecordForm({ module, reading }: Pick<FormProps, 'module' | 'reading'>) {
  const { entity } = module;
  const leave = useLeave(entity, reading);
  const state = useScreenRecord();
  const record = state.status === 'ready' ? state.record : undefined;
  const known = state.status === 'loading' ? state.known : record;
  const title = useRecordTitle(entity, known, false);
  const mayEdit = useMayEdit(module, known);
  const held = useRef<FormState>(undefined);
  const actions = useRecordActions({
    module,
    reading,
    // What is typed meanwhile is not lost.
    onChanged: () => (held.current ? held.current.again() : state.status === 'ready' && state.refetch()),
    onGone: () => {
      held.current?.release();
      leave();
    },
  });
  const offers = known ? actions.offersAt('record', { record: known }) : [];
  const shown = mayEdit ? entity.form : entity.view;
  return (
    <>
      <RecordHeader {...{ entity, title, shown }} record={known} isLoading={state.status === 'loading'}>
        {offers.length > 0 && (
          // Until the record is here they only keep their place.
          <div className="wd-record-actions" inert={record === undefined}>
            <RecordActions offers={offers} name={title.title} />
          </div>
        )}
      </RecordHeader>
      {state.status === 'loading' &&
        (known && mayEdit ? <ArrivingForm module={module} row={known} /> : <Waiting module={module} />)}
      {state.status === 'failed' && (
        <RecordFailure
          noun={entity.noun}
          single={entity.singleton}
          error={state.error}
          onRetry={state.retry}
          onBack={leave}
        />
      )}
      {record && !mayEdit && <ReadInstead module={module} record={record} />}
      {state.status === 'ready' && mayEdit && (
        <OpenForm
          module={module}
          reading={reading}
          record={state.record}
          refetch={state.refetch}
          fault={state.fault}
          heldRef={held}
        />
      )}
      {actions.dialogs}
    </>
  );
}

/** A new record that begins with what another one has. */
function CopyForm({ module, reading, id }: Pick<FormProps, 'module' | 'reading'> & { id: string }) {
  const { entity } = module;
  const leave = useLeave(entity, reading);
  const state = useRecord(entity.name, id);
  if (state.status === 'loading') return <Waiting module={module} />;
  if (state.status === 'ready') return <OpenForm {...{ module, reading }} record={undefined} copy={state.record} />;
  return <RecordFailure noun={entity.noun} error={state.error} onRetry={state.retry} onBack={leave} />;
}

function NewForm({ module, reading }: Pick<FormProps, 'module' | 'reading'>) {
  const { entity } = module;
  const title = useRecordTitle(entity, undefined, true);
  const { search } = useLocation();
  const copy = entity.actions['duplicate'] ? copyIn(search) : undefined;
  return (
    <>
      <RecordHeader {...{ entity, title, shown: entity.form }} record={undefined} />
      {copy === undefined ? (
        <OpenForm {...{ module, reading }} record={undefined} />
      ) : (
        <CopyForm key={copy} {...{ module, reading }} id={copy} />
      )}
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
