import { late } from '../../ui/late';
import { customDialogs, partNamed } from '../extensions';
import { DialogFailure, DialogWaiting } from './DialogWaiting';
import { idsOf } from './perform';
import type { ActionDialogProps } from './types';

const inputDialog = late<ActionDialogProps>(() => import('./InputDialog').then(({ InputDialog }) => InputDialog), {
  Waiting: DialogWaiting,
  Failed: DialogFailure,
});

const assignmentDialog = late<ActionDialogProps>(
  () => import('../assignment/AssignmentDialog').then(({ AssignmentDialog }) => AssignmentDialog),
  { Waiting: DialogWaiting, Failed: DialogFailure },
);

const importDialog = late<ActionDialogProps>(
  () => import('../import/ImportDialog').then(({ ImportDialog }) => ImportDialog),
  { Waiting: DialogWaiting, Failed: DialogFailure },
);

/** The dialog of an action that needs one: its input, rows to assign or to import, or a hand-written one. */
export function ActionDialogs(props: ActionDialogProps) {
  const { action, subject, module, onClose } = props;
  if (action.kind === 'assign') return <assignmentDialog.Component {...props} />;
  if (action.kind === 'import') return <importDialog.Component {...props} />;
  if (action.kind !== 'custom') return <inputDialog.Component {...props} />;
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
