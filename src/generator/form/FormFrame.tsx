import { useEffect, useRef, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import { Box } from '@mui/material';
import { RecordContextProvider } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { EntityProvider } from '../../widgets/context/entity';
import { OnRowDeletedProvider } from '../../widgets/context/savedRows';
import { focusFirstFault, focusFirstInput } from './focus';
import { keepInForm } from './formMembership';
import { LeaveGuard } from './LeaveGuard';
import { RuleStates } from './RuleStates';
import type { EntityForm } from './useEntityForm';
import { useFormKeys } from './useFormKeys';

interface Props {
  entityForm: EntityForm;
  scope: 'screen' | 'dialog';
  /** Nothing can be changed: nothing is to be saved, asked or focused. */
  readOnly: boolean;
  children: ReactNode;
}

/** The `<form>` with all that its fields look up; screen and dialog give it its look. */
export function FormFrame({ entityForm, scope, readOnly, children }: Props) {
  const { module, form, record, submit, isDirty, faults, onRowDeleted } = entityForm;
  const element = useRef<HTMLFormElement>(null);
  useFormKeys(element, !readOnly);

  useEffect(() => {
    if (element.current && faults) focusFirstFault(element.current, faults);
  }, [faults]);
  useEffect(() => (element.current && !readOnly ? focusFirstInput(element.current) : undefined), [readOnly]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // A dialog is a child of its screen for React, but not part of a form there.
    event.stopPropagation();
    void submit();
  };
  return (
    <EntityProvider value={module}>
      <RecordContextProvider value={record}>
        <FormProvider {...form}>
          <RuleStates module={module}>
            <OnRowDeletedProvider value={onRowDeleted}>
              <Box
                component="form"
                ref={element}
                onSubmit={onSubmit}
                onFocus={({ currentTarget, target }: FocusEvent<HTMLFormElement>) => keepInForm(currentTarget, target)}
                noValidate
                sx={{ minWidth: 0 }}
              >
                {children}
              </Box>
            </OnRowDeletedProvider>
          </RuleStates>
        </FormProvider>
      </RecordContextProvider>
      {!readOnly && <LeaveGuard isDirty={isDirty} scope={scope} />}
    </EntityProvider>
  );
}
