import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { RecordContextProvider } from 'ra-core';
import { FormProvider, useFormState } from 'react-hook-form';
import { Alert } from '../../ui/Alert';
import { lazyComponent } from '../../ui/lazyComponent';
import { OnValuesLoadedProvider } from '../../widgets/context/valuesLoaded';
import { EntityModuleProvider } from '../../widgets/context/currentEntity';
import { OnRowDeletedProvider } from '../../widgets/context/onRowDeleted';
import { ServerMessagesProvider } from '../../widgets/context/serverMessages';
import { UploadProgressProvider } from '../../widgets/context/uploadProgress';
import { ObjectShapeProvider } from '../../widgets/context/objectShape';
import { DraftNotice } from './DraftNotice';
import { focusFirstError, focusFirstInput } from '../formRules/formFocus';
import { FormValuesProvider } from './FormValuesProvider';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';
import { FORM_ERROR_KEY } from '../formRules/formResolver';
import { FormRulesProvider } from '../formRules/FormRulesProvider';
import { useSaveShortcut } from './useSaveShortcut';
import { useAutofillWorkaround } from './useAutofillWorkaround';
import type { SaveConflict } from './useConflictCheck';
import type { SchemaForm } from './useSchemaForm';

const conflictDialog = lazyComponent(() => import('./ConflictDialog').then(({ ConflictDialog }) => ConflictDialog));

interface Props {
  schemaForm: SchemaForm & { conflict?: SaveConflict | undefined };
  /**
   * Which navigation counts as leaving the form. For a dialog, this is a new path or a new query string; for a
   * screen, only a new path.
   */
  scope: 'screen' | 'dialog';
  children: ReactNode;
}

/** Shows an error that concerns the whole form and not a single field. */
function FormError() {
  const { [FORM_ERROR_KEY]: error } = useFormState({ name: FORM_ERROR_KEY, exact: true }).errors;
  if (typeof error?.message !== 'string') return null;
  return (
    <div data-field="" tabIndex={-1}>
      <Alert severity="error">{error.message}</Alert>
    </div>
  );
}

/**
 * The `<form>` element with all contexts that its fields use. The layout is added by the screen or dialog that
 * contains the form.
 */
export function FormProviders({ schemaForm, scope, children }: Props) {
  const {
    definition,
    form,
    rules,
    record,
    submit,
    isDirty,
    allowLeaving,
    phase,
    progress,
    errorKeys,
    serverMessages,
    restoredDraft,
    onRowDeleted,
    onValuesLoaded,
  } = schemaForm;
  const element = useRef<HTMLFormElement>(null);
  // Passes the same form state object in every render. Components that need the form state subscribe to it. If the
  // context value changed, each change of the form state would re-render all inputs.
  const [formState] = useState(form.formState);
  useSaveShortcut(element, (formElement) => formElement.requestSubmit());
  // This hook must run before the initial focus is set, because it handles focus events.
  useAutofillWorkaround(element);

  useEffect(() => {
    if (element.current && errorKeys) focusFirstError(element.current, errorKeys);
  }, [errorKeys]);
  useEffect(() => (element.current ? focusFirstInput(element.current) : undefined), []);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // A React event bubbles from a dialog to the screen that renders the dialog. Without `stopPropagation`, the
    // event would also submit a form on that screen.
    event.stopPropagation();
    void submit();
  };
  const discard = (): void => {
    restoredDraft?.discard();
    // The Discard button is removed together with the draft notice, so the focus must move to another element.
    if (element.current) focusFirstInput(element.current, true);
  };
  return (
    <EntityModuleProvider value={definition.module}>
      <ObjectShapeProvider value={definition.shape}>
        <RecordContextProvider value={record}>
          <FormProvider {...form} formState={formState}>
            <FormRulesProvider definition={definition} rules={rules}>
              <FormValuesProvider>
                <OnRowDeletedProvider value={onRowDeleted}>
                  <OnValuesLoadedProvider value={onValuesLoaded}>
                    <form ref={element} className="wd-form" onSubmit={onSubmit} noValidate>
                      <FormError />
                      {restoredDraft && (
                        <DraftNotice
                          draft={restoredDraft}
                          singularName={definition.module.entity.singularName}
                          onDiscard={discard}
                        />
                      )}
                      <ServerMessagesProvider value={serverMessages}>
                        <UploadProgressProvider value={progress}>{children}</UploadProgressProvider>
                      </ServerMessagesProvider>
                    </form>
                  </OnValuesLoadedProvider>
                </OnRowDeletedProvider>
              </FormValuesProvider>
            </FormRulesProvider>
          </FormProvider>
        </RecordContextProvider>
        {schemaForm.conflict && <conflictDialog.Component {...schemaForm.conflict} />}
      </ObjectShapeProvider>
      <UnsavedChangesGuard {...{ isDirty, release: allowLeaving, phase, scope }} />
    </EntityModuleProvider>
  );
}
