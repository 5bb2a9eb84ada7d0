import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { RecordContextProvider } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { EntityProvider } from '../../widgets/context/entity';
import { OnRowDeletedProvider } from '../../widgets/context/savedRows';
import { ShapeProvider } from '../../widgets/context/shape';
import { focusFirstFault, focusFirstInput } from './focus';
import { FormValues } from './FormValues';
import { LeaveGuard } from './LeaveGuard';
import { RuleStates } from './RuleStates';
import { useFormKeys } from './useFormKeys';
import { useFormMembership } from './useFormMembership';
import type { ShapeForm } from './useShapeForm';

interface Props {
  shapeForm: ShapeForm;
  /** What leaving it means: another address, also another search, or another path. */
  scope: 'screen' | 'dialog';
  children: ReactNode;
}

/** The `<form>` with all that its fields look up; screen and dialog give it its look. */
export function FormFrame({ shapeForm, scope, children }: Props) {
  const { spec, form, rules, record, submit, isDirty, faults, onRowDeleted } = shapeForm;
  const element = useRef<HTMLFormElement>(null);
  useFormKeys(element);
  // Before the first focus is set, which counts.
  useFormMembership(element);

  useEffect(() => {
    if (element.current && faults) focusFirstFault(element.current, faults);
  }, [faults]);
  useEffect(() => (element.current ? focusFirstInput(element.current) : undefined), []);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // A dialog is a child of its screen for React, but not part of a form there.
    event.stopPropagation();
    void submit();
  };
  return (
    <EntityProvider value={spec.module}>
      <ShapeProvider value={spec.shape}>
        <RecordContextProvider value={record}>
          <FormProvider {...form}>
            <RuleStates spec={spec} rules={rules}>
              <FormValues>
                <OnRowDeletedProvider value={onRowDeleted}>
                  <form ref={element} className="wd-form" onSubmit={onSubmit} noValidate>
                    {children}
                  </form>
                </OnRowDeletedProvider>
              </FormValues>
            </RuleStates>
          </FormProvider>
        </RecordContextProvider>
      </ShapeProvider>
      <LeaveGuard isDirty={isDirty} scope={scope} />
    </EntityProvider>
  );
}
