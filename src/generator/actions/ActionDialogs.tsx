import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../../ui/lazyComponent';
import { customDialogs, getCustomComponent } from '../extensions/extensions';
import { DialogLoadErrorHandler, DialogLoading } from '../screenLayout/DialogLoading';
import { getSelectedIds } from './actionRequest';
import type { ActionDialogProps } from './types';

/**
 * The dialogs of the action kinds, found by file name: `assign.action.tsx` exports the `ActionDialog` of the kind
 * `assign`. An action whose kind has no dialog file uses the dialog in `input.action.tsx`, which asks for the
 * action's input.
 */
const files = import.meta.glob<ComponentType<ActionDialogProps>>('../*/*.action.tsx', { import: 'ActionDialog' });

const INPUT = 'input';
const getKind = (file: string): string => file.replace(/^.*\/|\.action\.tsx$/g, '');

const dialogs: Readonly<Record<string, LazyComponent<ActionDialogProps>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    getKind(file),
    lazyComponent<ActionDialogProps>(load, { LoadingComponent: DialogLoading, ErrorComponent: DialogLoadErrorHandler }),
  ]),
);

/** Renders the dialog of an action: an input form, the rows to assign, the rows to import, or a hand-written dialog. */
export function ActionDialogs(props: ActionDialogProps) {
  const { action, target, module, onClose } = props;
  if (action.kind !== 'custom') {
    const { Component } = getCustomComponent(dialogs, action.kind in dialogs ? action.kind : INPUT);
    return <Component {...props} />;
  }
  const { Component } = getCustomComponent(customDialogs, action.custom ?? action.name);
  return (
    <Component
      module={module}
      action={action.name}
      record={target.record}
      {...(target.selectedRows ? { ids: getSelectedIds(target) } : {})}
      onClose={onClose}
    />
  );
}
