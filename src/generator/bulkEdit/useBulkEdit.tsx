import { useMemo, useState, type ReactNode } from 'react';
import { useEvent, type Identifier } from 'ra-core';
import { bulkEditTexts } from '../../i18n/en/bulkEditTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Field } from '../../model/entity/entity';
import type { FormValues } from '../../model/values/cleanValues';
import { useConfirm } from '../../widgets/confirm';
import type { ActionDialogProps } from '../actions/types';
import { getUnavailableReasons } from '../actions/unavailableReason';
import { useSchemaForm, type SchemaForm } from '../form/useSchemaForm';
import { useInitialValueSources } from '../../widgets/useInitialValueSources';
import { useInvalidateEntity } from '../queries/useInvalidateEntity';
import type { SelectedRow } from '../selection/selection';
import { useSequentialRequests } from '../sequentialRequests/useSequentialRequests';
import { getRowTitle } from '../shared/getRowTitle';
import { hasRowActions } from '../shared/hasRowActions';
import {
  getBulkEditFields,
  getBulkEditFormDefinition,
  getCommonValue,
  getEmptyValue,
  getRowFormValues,
} from './bulkEditForm';
import { getConflictingValues } from './editRecord';
import { useRecordEditor } from './useRecordEditor';
import { useUndoEdits, type NamedEdit } from './useUndoEdits';
import { joinTexts } from '../../model/formatting/joinTexts';

export interface BulkEdit {
  fields: readonly Field[];
  form: SchemaForm;
  /** The rows that are not done yet. */
  rows: readonly SelectedRow[];
  isChosen(field: Field): boolean;
  /** Sets whether the user changes a field. Its input begins with the value that all rows have in common. */
  choose(field: Field, isChosen: boolean): void;
  /** Whether the rows have different values of a field. */
  isMixed(field: Field): boolean;
  /** The dialog with the progress and the rows that failed. */
  seriesDialog: ReactNode;
}

/** Changes some fields of the selected records, one record after the other, and offers to undo it. */
export function useBulkEdit({ module, action, target, label, onChanged, onPerformed }: ActionDialogProps): BulkEdit {
  const { entity } = module;
  const appTranslate = useAppTranslate();
  const t = useLazyTextTranslate('bulkEdit', bulkEditTexts);
  const askConfirmation = useConfirm();
  const valueSources = useInitialValueSources();
  const editRecord = useRecordEditor(module);
  const reportEdits = useUndoEdits(module);
  const outdate = useInvalidateEntity(entity.name);
  const series = useSequentialRequests(entity);
  const fields = useMemo(() => getBulkEditFields(module), [module]);
  const [rows, setRows] = useState(target.selectedRows ?? []);
  const [common] = useState(() => {
    const records = rows.map(({ row }) => row);
    return new Map(fields.map((field) => [field, getCommonValue(field, records)]));
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(fields.length === 1 ? fields.map(({ name }) => name) : []),
  );
  // Validation reads the choice after the render in which it was made.
  const isNameChosen = useEvent((name: string) => chosen.has(name));
  const definition = useMemo(
    () => getBulkEditFormDefinition(module, fields, isNameChosen),
    [module, fields, isNameChosen],
  );
  const getFirstValue = (field: Field): unknown => common.get(field)?.value ?? getEmptyValue(field);
  const [initialValues] = useState(() =>
    Object.fromEntries(
      fields.map((field) => [field.key, (chosen.has(field.name) ? getFirstValue : getEmptyValue)(field)]),
    ),
  );

  const getQuestion = (body: FormValues): string => {
    const isClosed = ({ row }: SelectedRow): boolean =>
      hasRowActions(module, row) && !hasRowActions(module, { ...row, ...body });
    return [entity.messages['confirmUpdate'], rows.some(isClosed) && t('closes')].filter(Boolean).join('\n');
  };
  /** Says how many records were changed, and how many were not and why. */
  const getResult = (changed: readonly Field[], edits: readonly NamedEdit[]): string => {
    const done = edits.filter(({ edit }) => edit.fields.length > 0).length;
    const excluded = (target.excludedRows ?? []).map(({ row }) => row);
    const reason = joinTexts(getUnavailableReasons(module, action, excluded, appTranslate));
    const fieldTitles = joinTexts(changed.map(({ title }) => title));
    const counts = [
      [edits.length - done, changed.length === 1 ? 'same' : 'sameValues'],
      [rows.length - edits.length, 'notDone'],
      [excluded.length, reason === '' ? 'skipped' : 'leftOut'],
    ] as const;
    return [
      done > 0 ? t('done', { fields: fieldTitles, smart_count: done }) : t('unchanged'),
      ...counts.filter(([count]) => count > 0).map(([count, key]) => t(key, { smart_count: count, reason })),
    ].join(' · ');
  };
  const send = async (input: FormValues): Promise<boolean> => {
    const changed = fields.filter(({ name }) => chosen.has(name));
    if (changed.length === 0) {
      form.setFormError(t('chooseField'));
      return false;
    }
    const body = Object.fromEntries(changed.map(({ name }) => [name, input[name]]));
    const text = getQuestion(body);
    const title = appTranslate('bulk.title', { action: label, count: rows.length });
    const confirm = t('apply', { smart_count: rows.length });
    if (text !== '' && !(await askConfirmation({ title, text, confirm }))) return false;
    const all = structuredClone(form.form.getValues()) as FormValues;
    const values = Object.fromEntries(changed.map(({ key }) => [key, all[key] ?? null]));
    const edits: NamedEdit[] = [];
    return series.run({
      label,
      rows,
      send: async (one, failure) => {
        const { row } = one;
        const expected = getConflictingValues(failure) ?? getRowFormValues(changed, row);
        const edit = await editRecord({ id: (row['id'] ?? one.id) as Identifier, values, expected });
        edits.push({ name: getRowTitle(entity, row), edit });
      },
      onRowDone: (one) => {
        setRows((before) => before.filter((row) => row !== one));
        onPerformed?.([one.id]);
      },
      onEnd: () => void outdate().then(() => onChanged(0)),
      report: () => {
        reportEdits(getResult(changed, edits), edits);
      },
    });
  };
  const form = useSchemaForm(definition, {
    valueSources,
    copiedValues: initialValues,
    send,
    onSent: () => form.allowLeaving(),
  });
  return {
    fields,
    form,
    rows,
    isChosen: ({ name }) => chosen.has(name),
    choose: (field, isChosen) => {
      setChosen(
        (before) => new Set(isChosen ? [...before, field.name] : [...before].filter((one) => one !== field.name)),
      );
      form.form.setValue(field.key, (isChosen ? getFirstValue : getEmptyValue)(field));
      form.form.clearErrors();
    },
    isMixed: (field) => common.get(field)?.isMixed === true,
    seriesDialog: series.dialog,
  };
}
