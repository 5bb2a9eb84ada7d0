import { useMemo } from 'react';
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import type { EntityModule } from '../../model/entity';
import { useViewOnly } from '../../widgets/context/viewOnly';
import { useTexts } from '../../widgets/useTexts';
import { useExtensions, type Extensions, type RowDialog } from '../extensions';
import { assignmentDialog } from '../screens';
import { canEdit, editsInDialog, isActionable, rowId, rowPath, type Row } from './actionable';
import { rowEntries, type RowEntry } from './rowMenu';
import type { RowAction, RowLink, Rows } from './rows';
import type { Deletion } from './useDelete';
import type { ListParamsControl } from './useListParams';

export interface OpenRowDialog {
  dialog: RowDialog;
  action: string;
  row: Row;
}

interface Surroundings {
  module: EntityModule;
  reading: number;
  list: ListParamsControl;
  deletion: Deletion;
  onDialog: (open: OpenRowDialog) => void;
}

/** What the generator brings itself; an extension of the same name takes its place. */
const OWN_DIALOGS: Extensions['rowDialogs'] = { assignment: { writes: true, dialog: assignmentDialog } };

const LABELS = {
  edit: ['wd.action.edit', 'Edit'],
  view: ['wd.action.view', 'View'],
  delete: ['wd.action.delete', 'Delete'],
} as const;

/** What each row of this list offers, and where its id leads. */
export function useRowActions({ module, reading, list, deletion, onDialog }: Surroundings): Rows {
  const { entity } = module;
  const translate = useTranslate();
  const texts = useTexts(entity);
  const navigate = useNavigate();
  const { search } = useLocation();
  const viewOnly = useViewOnly();
  const { rowDialogs } = useExtensions();

  return useMemo(() => {
    const entries = rowEntries(entity, { viewOnly, dialogs: { ...OWN_DIALOGS, ...rowDialogs } });
    const linkTo = (view: 'update' | 'view', row: Row): RowLink | undefined => {
      if (view === 'update' && editsInDialog(entity)) return list.dialogLink({ edit: rowId(row) });
      const to = rowPath(entity, view, row, reading);
      return to === undefined ? undefined : { to, state: { from: search } };
    };
    const follow = (link: RowLink | undefined): void => {
      if (link) navigate(link.to, { state: link.state });
    };
    const labelOf = ({ name, ...entry }: RowEntry): string => {
      if (entry.kind !== 'dialog') return translate(LABELS[entry.kind][0], { _: LABELS[entry.kind][1] });
      const { label } = entry.dialog;
      if (label) return translate(label.key, { _: label.text });
      return texts.assignment(name, 'title', entity.assignments[name]?.title ?? name);
    };
    const run = (entry: RowEntry, row: Row): void => {
      if (entry.kind === 'delete') void deletion.remove(row);
      else if (entry.kind === 'dialog') onDialog({ dialog: entry.dialog, action: entry.name, row });
      else follow(linkTo(entry.kind === 'edit' ? 'update' : 'view', row));
    };
    const actionsOf = (row: Row): RowAction[] =>
      isActionable(module, row)
        ? entries.map((entry) => ({ name: entry.name, label: labelOf(entry), run: () => run(entry, row) }))
        : [];
    return {
      entity,
      actionsOf,
      linkOf: (row) => (canEdit(entity) && !viewOnly && isActionable(module, row) ? linkTo('update', row) : undefined),
      isBusy: (row) => deletion.running.has(rowId(row)),
    };
  }, [module, entity, reading, list, deletion, onDialog, translate, texts, navigate, search, viewOnly, rowDialogs]);
}
