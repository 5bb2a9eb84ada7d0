import type { ComponentType } from 'react';
import { late, type Late } from '../../ui/late';
import { customDialogs, partNamed } from '../extensions/extensions';
import { DialogFailure, DialogWaiting } from '../shell/DialogWaiting';
import { idsOf } from './perform';
import type { ActionDialogProps } from './types';

/**
 * The dialogs of kinds of action, found by the names of their files: `assign.action.tsx` exports the `ActionDialog` of
 * the kind `assign`. Whatever asks for input and has no dialog of its own has `input.action.tsx`.
 */
const files = import.meta.glob<ComponentType<ActionDialogProps>>('../*/*.action.tsx', { import: 'ActionDialog' });

const INPUT = 'input';
const kindOf = (file: string): string => file.replace(/^.*\/|\.action\.tsx$/g, '');

const dialogs: Readonly<Record<string, Late<ActionDialogProps>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    kindOf(file),
    late<ActionDialogProps>(load, { Waiting: DialogWaiting, Failed: DialogFailure }),
  ]),
);

/** The dialog of an action that needs one: its input, rows to assign or to import, or a hand-written one. */
export function ActionDialogs(props: ActionDialogProps) {
  const { action, subject, module, onClose } = props;
  if (action.kind !== 'custom') {
    const { Component } = partNamed(dialogs, action.kind in dialogs ? action.kind : INPUT);
    return <Component {...props} />;
  }
  const { Component } = partNamed(customDialogs, action.custom ?? action.name);
  return (
    <Component
      module={module}
      action={action.name}
      record={subject.record}
      {...(subject.chosen ? { ids: idsOf(subject) } : {})}
      onClose={onClose}
    />
  );
}
