import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { RecordContextProvider } from 'ra-core';
import { FormProvider, useFormState } from 'react-hook-form';
import { Alert } from '../../ui/Alert';
import { late } from '../../ui/late';
import { OnArrivedProvider } from '../../widgets/context/arrived';
import { EntityProvider } from '../../widgets/context/entity';
import { OnRowDeletedProvider } from '../../widgets/context/savedRows';
import { ShapeProvider } from '../../widgets/context/shape';
import { DraftNotice } from './DraftNotice';
import { focusFirstFault, focusFirstInput } from '../rules/focus';
import { FormValues } from './FormValues';
import { LeaveGuard } from './LeaveGuard';
import { WHOLE_FORM } from '../rules/resolver';
import { RuleStates } from '../rules/RuleStates';
import { useSaveKey } from './useSaveKey';
import { useFormMembership } from './useFormMembership';
import type { Conflict } from './useMeanwhile';
import type { ShapeForm } from './useShapeForm';

const conflictDialog = late<Conflict>(() => import('./ConflictDialog').then(({ ConflictDialog }) => ConflictDialog));

interface Props {
  shapeForm: ShapeForm & { conflict?: Conflict | undefined };
  /** What leaving it means: another address, also another search, or another path. */
  scope: 'screen' | 'dialog';
  children: ReactNode;
}

/** What is wrong with the form as a whole, and at no field of it. */
function WholeFault() {
  const { [WHOLE_FORM]: fault } = useFormState({ name: WHOLE_FORM, exact: true }).errors;
  if (typeof fault?.message !== 'string') return null;
  return (
    <div data-field="" tabIndex={-1}>
      <Alert severity="error">{fault.message}</Alert>
    </div>
  );
}

/** The `<form>` with all that its fields look up; screen and dialog give it its look. */
export function FormFrame({ shapeForm, scope, children }: Props) {
  const { spec, form, rules, record, submit, isDirty, release, phase, faults, restored, onRowDeleted, onArrived } =
    shapeForm;
  const element = useRef<HTMLFormElement>(null);
  // Whoever wants the state of the form subscribes to it: its context never changes, or each change of the state
  // would draw all inputs again.
  const [formState] = useState(form.formState);
  useSaveKey(element, (place) => place.requestSubmit());
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
  const discard = (): void => {
    restored?.discard();
    // The button goes with its line.
    if (element.current) focusFirstInput(element.current, true);
  };
  return (
    <EntityProvider value={spec.module}>
      <ShapeProvider value={spec.shape}>
        <RecordContextProvider value={record}>
          <FormProvider {...form} formState={formState}>
            <RuleStates spec={spec} rules={rules}>
              <FormValues>
                <OnRowDeletedProvider value={onRowDeleted}>
                  <OnArrivedProvider value={onArrived}>
                    <form ref={element} className="wd-form" onSubmit={onSubmit} noValidate>
                      <WholeFault />
                      {restored && <DraftNotice draft={restored} noun={spec.module.entity.noun} onDiscard={discard} />}
                      {children}
                    </form>
                  </OnArrivedProvider>
                </OnRowDeletedProvider>
              </FormValues>
            </RuleStates>
          </FormProvider>
        </RecordContextProvider>
        {shapeForm.conflict && <conflictDialog.Component {...shapeForm.conflict} />}
      </ShapeProvider>
      <LeaveGuard {...{ isDirty, release, phase, scope }} />
    </EntityProvider>
  );
}
