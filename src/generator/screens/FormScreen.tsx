import { useEffect, useRef, type RefObject } from 'react';
import { useEvent, useLocation, type RaRecord } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { useConfig } from '../../widgets/context/config';
import { useCanEdit } from '../actions/useCanEdit';
import type { CustomViewProps } from '../extensions/extensionProps';
import { getDuplicatedId } from '../shared/duplicatePath';
import { BackButton } from '../recordScreen/BackButton';
import { OutdatedRecordNotice } from '../recordScreen/OutdatedRecordNotice';
import { RecordActions } from '../recordScreen/RecordActions';
import { RecordLoadError } from '../recordScreen/RecordLoadError';
import { RecordHeader } from '../recordScreen/RecordHeader';
import { useScreenRecord } from '../recordScreen/ScreenRecordProvider';
import { useRecord } from '../recordScreen/useRecord';
import { hasNoReturnScreen, useGoBack, useLeaveScreen } from '../recordScreen/useLeaveScreen';
import { useRecordActions } from '../recordScreen/useRecordActions';
import { useRecordTitle } from '../recordScreen/useRecordTitle';
import { useUnrepeatedSections } from '../recordScreen/useUnrepeatedSections';
import { renderHistory } from '../history/lazyHistory';
import { renderRelatedLists } from '../related/lazyRelatedLists';
import { Sections } from '../sections/Sections';
import { FormWithContents } from '../form/FormWithContents';
import { ReadOnlyRecordSections } from '../view/ReadOnlyRecordSections';
import { LoadingForm } from '../form/LoadingForm';
import { FieldsSection } from '../form/FieldsSection';
import { FormActions } from '../form/FormActions';
import { FormProviders } from '../form/FormProviders';
import { FormSkeleton } from '../screenLayout/FormSkeleton';
import { useConfirmLeave } from '../form/useConfirmLeave';
import { trackSaveBarHeight } from '../form/trackSaveBarHeight';
import { ReviewButton } from '../form/ReviewButton';
import { useRecordFormAndSave, type RecordForm as FormState } from '../form/useRecordFormAndSave';

interface FormProps {
  module: EntityModule;
  routeIndex: number;
  record: RaRecord | undefined;
  /** The record whose values a new record takes over. */
  copy?: RaRecord | undefined;
  refetch?: () => Promise<RaRecord | undefined>;
  /** The error of the last attempt to reload the record. */
  error?: Error | undefined;
  /** Receives the state of the form, which the parent component needs for actions on the record. */
  heldRef?: RefObject<FormState | undefined>;
}

function OpenForm({ module, record, copy, routeIndex, refetch, error, heldRef }: FormProps) {
  const { entity } = module;
  const { formExitDelayMs } = useConfig();
  const leave = useEvent(useLeaveScreen(entity, routeIndex));
  const back = useEvent(useGoBack());
  const askConfirmation = useConfirmLeave();
  const form = useRecordFormAndSave({ module, record, copy, refetch, get: entity.variantGets?.[routeIndex] });
  const { phase, isDirty, allowLeaving, formActions } = form;

  useEffect(() => {
    if (heldRef) heldRef.current = form;
  });

  // The screen closes after a delay, so that the user has time to read the toast.
  useEffect(() => {
    if (phase !== 'saved') return undefined;
    const timer = setTimeout(leave, formExitDelayMs);
    return () => clearTimeout(timer);
  }, [phase, formExitDelayMs, leave]);

  const cancel = async (): Promise<void> => {
    if (isDirty() && !(await askConfirmation())) return;
    allowLeaving();
    (entity.form?.cancelRedirect === 'back' ? back : leave)();
  };
  return (
    <FormProviders schemaForm={form} scope="screen">
      {error && (
        <OutdatedRecordNotice singularName={entity.singularName} error={error} onRetry={() => void form.reload()} />
      )}
      <FormWithContents sections={form.definition.sections} shape={form.definition.shape}>
        <Sections
          module={form.definition.module}
          sections={form.definition.sections}
          record={record}
          Inputs={FieldsSection}
        />
      </FormWithContents>
      <div ref={trackSaveBarHeight} className="wd-card wd-save-bar">
        <FormActions
          form={form}
          save={entity.messages['saveLabel']}
          actions={formActions}
          review={form.isUpdate && <ReviewButton form={form} />}
          onCancel={hasNoReturnScreen(entity) ? undefined : () => void cancel()}
        />
      </div>
    </FormProviders>
  );
}

function RecordForm({ module, routeIndex }: Pick<FormProps, 'module' | 'routeIndex'>) {
  const { entity } = module;
  const leave = useLeaveScreen(entity, routeIndex);
  const state = useScreenRecord();
  const record = state.status === 'ready' ? state.record : undefined;
  const partialRecord = state.status === 'loading' ? state.partialRecord : record;
  const title = useRecordTitle(entity, partialRecord, false);
  const mayEdit = useCanEdit(module, partialRecord);
  const formRef = useRef<FormState>(undefined);
  const actions = useRecordActions({
    module,
    routeIndex,
    // The form reloads its record itself, so that the values that the user has typed are not lost.
    onChanged: () => (formRef.current ? formRef.current.reload() : state.status === 'ready' && state.refetch()),
    onGone: () => {
      formRef.current?.allowLeaving();
      leave();
    },
  });
  const offers = partialRecord ? actions.getActions('record', { record: partialRecord }) : [];
  const sections = useUnrepeatedSections(module);
  const shown = mayEdit ? entity.form : { ...entity.view, sections };
  return (
    <>
      <RecordHeader
        {...{ entity, title, screenContent: shown }}
        record={partialRecord}
        isLoading={state.status === 'loading'}
        back={<BackButton entity={entity} onBack={leave} />}
      >
        {offers.length > 0 && (
          // While the record is loading, the buttons cannot be used, but their space is reserved.
          <div className="wd-record-actions" inert={record === undefined}>
            <RecordActions actions={offers} name={title.title} />
          </div>
        )}
      </RecordHeader>
      {state.status === 'loading' &&
        (mayEdit ? (
          <LoadingForm module={module} row={partialRecord} />
        ) : (
          <FormSkeleton title={entity.title} sections={sections} />
        ))}
      {state.status === 'failed' && <RecordLoadError entity={entity} state={state} onBack={leave} />}
      {record && !mayEdit && <ReadOnlyRecordSections {...{ module, record, sections }} />}
      {state.status === 'ready' && mayEdit && (
        <OpenForm
          module={module}
          routeIndex={routeIndex}
          record={state.record}
          refetch={state.refetch}
          error={state.error}
          heldRef={formRef}
        />
      )}
      {record && renderRelatedLists(module, record)}
      {record && renderHistory(module, record)}
      {actions.dialogs}
    </>
  );
}

/** The form of a new record that starts with the values of an existing record. */
function CopyForm({ module, routeIndex, id }: Pick<FormProps, 'module' | 'routeIndex'> & { id: string }) {
  const { entity } = module;
  const leave = useLeaveScreen(entity, routeIndex);
  const state = useRecord(entity.name, id);
  if (state.status === 'loading') return <LoadingForm module={module} />;
  if (state.status === 'ready') return <OpenForm {...{ module, routeIndex }} record={undefined} copy={state.record} />;
  return <RecordLoadError entity={entity} state={state} onBack={leave} />;
}

function NewForm({ module, routeIndex }: Pick<FormProps, 'module' | 'routeIndex'>) {
  const { entity } = module;
  const leave = useLeaveScreen(entity, routeIndex);
  const title = useRecordTitle(entity, undefined, true);
  const { search } = useLocation();
  const copy = entity.actions['duplicate'] ? getDuplicatedId(search) : undefined;
  return (
    <>
      <RecordHeader
        {...{ entity, title, screenContent: entity.form }}
        record={undefined}
        back={<BackButton entity={entity} onBack={leave} />}
      />
      {copy === undefined ? (
        <OpenForm {...{ module, routeIndex }} record={undefined} />
      ) : (
        <CopyForm key={copy} {...{ module, routeIndex }} id={copy} />
      )}
    </>
  );
}

/** The screen with the form of an entity, for a new or an existing record. */
export function FormScreen({ entity: module, view, routeIndex }: CustomViewProps) {
  const Form = view === 'create' ? NewForm : RecordForm;
  return (
    <div className={module.entity.form?.isOneColumn ? 'wd-screen wd-one-column' : 'wd-screen wd-narrow'}>
      <Form module={module} routeIndex={routeIndex} />
    </div>
  );
}
