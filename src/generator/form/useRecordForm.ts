import { useMemo, useRef } from 'react';
import { HttpError, useDataProvider, type RaRecord } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Call, EntityModule } from '../../model/entity/entity';
import { createDuplicateValues } from '../../model/form/duplicateRecord';
import { getFieldConflicts, mergeVersions } from '../../model/form/conflict';
import { useConfirm } from '../../widgets/confirm';
import { useToast } from '../../widgets/useToast';
import type { AvailableAction } from '../actions/types';
import { useActions } from '../actions/useActions';
import { hasRowActions, type Row } from '../shared/rowIds';
import { isMissingSingleton } from '../shared/singleton';
import { useInvalidateEntity } from '../queries/useInvalidateEntity';
import type { OnRowDeleted } from '../../widgets/context/rowDeleted';
import { getRecordFormDefinition } from '../formRules/formDefinition';
import { useValueSources } from '../formRules/useValueSources';
import { useConflictCheck, type SaveConflict } from './useConflictCheck';
import { useSchemaForm, type SchemaForm } from './useSchemaForm';

interface Options {
  module: EntityModule;
  /** The record to edit; undefined for a new one. */
  record: RaRecord | undefined;
  /** Values that a new record gets from the screen on which it is created. */
  parentValues?: Row | undefined;
  /** The record that a new one duplicates. */
  copy?: RaRecord | undefined;
  /** The call that loaded the record, if it is not the entity's own. */
  get?: Call | undefined;
  /** Reloads the record, for a form that stays open after a save. */
  refetch?: (() => Promise<RaRecord | undefined>) | undefined;
}

export interface RecordForm extends SchemaForm {
  /** Saving updates an existing record. */
  isUpdate: boolean;
  /** Further actions that use the form values. */
  formActions: readonly AvailableAction[];
  /** Another user changed the record: the user must first decide which values to save. */
  conflict: SaveConflict | undefined;
  /** Reloads the record without overwriting unsaved changes. */
  reload: () => Promise<void>;
}

/** Whether a save updates a record instead of creating one. A singleton may have only one of the two calls. */
function isUpdated({ entity }: EntityModule, record: RaRecord | undefined): record is RaRecord {
  const { create, update } = entity.calls;
  return record !== undefined && update !== undefined && !(isMissingSingleton(entity, record) && create !== undefined);
}

/**
 * Whether a save makes a record read-only, for example by setting it to Inactive, because the condition for row
 * actions no longer holds.
 */
const isClosedBy = (module: EntityModule, before: RaRecord, data: Row): boolean =>
  module.entity.singleton !== true && hasRowActions(module, before) && !hasRowActions(module, { ...before, ...data });

/** Returns the path that identifies the form for its draft. */
function getPlace(
  name: string,
  { record, parentValues, copy }: Pick<Options, 'record' | 'parentValues' | 'copy'>,
): readonly string[] {
  if (record) return [name, String(record.id)];
  const kind = copy ? ['copy', String(copy.id)] : ['new'];
  return [name, ...kind, ...(parentValues ? [JSON.stringify(parentValues)] : [])];
}

const CONFLICT = 409;
const isConflict = (error: unknown): error is HttpError => error instanceof HttpError && error.status === CONFLICT;

/** The form of a record; a save creates or updates the record. */
export function useRecordForm({ module, record, parentValues, copy, get, refetch }: Options): RecordForm {
  const { entity } = module;
  const { name, shape, messages } = entity;
  const dataProvider = useDataProvider();
  const outdate = useInvalidateEntity(name);
  const toast = useToast();
  const askConfirmation = useConfirm();
  const t = useAppTranslate();
  const formDefinition = useMemo(() => getRecordFormDefinition(module), [module]);
  const keepsDrafts = entity.form?.drafts !== false;
  const draftPath = useMemo(
    () => (keepsDrafts ? getPlace(name, { record, parentValues, copy }) : undefined),
    [keepsDrafts, name, record, parentValues, copy],
  );
  const valueSources = useValueSources(shape, record);
  const copied = useMemo(() => copy && createDuplicateValues(entity, copy, valueSources), [entity, copy, valueSources]);
  const stays = entity.form?.stayAfterSave === true;
  /** The record as last loaded, and the values that were sent. */
  const loadedRecord = useRef(record);
  const sent = useRef<{ isUpdate: boolean; values: Row }>(undefined);

  const store = async (data: Row): Promise<void> => {
    const before = loadedRecord.current;
    const isUpdate = isUpdated(module, before);
    sent.current = { isUpdate, values: structuredClone(form.form.getValues()) };
    if (isUpdate) await dataProvider.update(name, { id: before.id, data, previousData: before });
    else await dataProvider.create(name, { data });
  };
  const save = async (data: Row): Promise<boolean> => {
    const before = loadedRecord.current;
    // Another user may have created the singleton in the meantime.
    const reads =
      entity.conflictCheck !== undefined ||
      form.restoredDraft?.isOutdated === true ||
      isMissingSingleton(entity, before);
    const agreed = before && reads ? await meanwhile.checkBeforeSave() : data;
    if (!agreed) return false;
    try {
      await store(agreed);
      return true;
    } catch (error) {
      if (!before || !isConflict(error) || !(get ?? entity.calls['get'] ?? entity.getsRow)) throw error;
      await meanwhile.checkBeforeSave(error);
      return false;
    }
  };
  const isAgreed = async (text: string | undefined): Promise<boolean> =>
    !text || askConfirmation({ title: messages['saveLabel'] ?? t('form.save'), text });
  const getQuestion = (data: Row): string | undefined => {
    const before = loadedRecord.current;
    if (!isUpdated(module, before)) return messages['confirmCreate'];
    const isClosing = isClosedBy(module, before, data);
    return [messages['confirmUpdate'], isClosing && t('form.closes', { singularName: entity.singularName })]
      .filter(Boolean)
      .join('\n');
  };
  const send = async (data: Row): Promise<boolean> => {
    if (!(await isAgreed(getQuestion(data))) || !(await save(data))) return false;
    await outdate();
    return true;
  };
  // Keeps values typed in the meantime. Load errors are reported by `refetch`.
  const reloadAgain = async (): Promise<void> => {
    const next = await refetch?.();
    if (!next) return;
    const theirs = form.toFormValues(next);
    const sides = { base: form.getInitialValues(), mine: form.form.getValues(), theirs };
    const isDirty = form.isDirty();
    // A conflict in fields that both users changed is resolved at the next save.
    if (isDirty && getFieldConflicts(entity, sides).some(({ isMineToo }) => isMineToo)) return;
    loadedRecord.current = next;
    form.updateFromServer(theirs, isDirty ? mergeVersions(shape, sides) : theirs);
  };
  const onSent = (): boolean => {
    const { isUpdate = false, values = {} } = sent.current ?? {};
    toast.success(messages[isUpdate ? 'updated' : 'created'] ?? { key: isUpdate ? 'form.updated' : 'form.created' });
    if (!stays) {
      form.allowLeaving();
      return false;
    }
    form.resetInitialValues(values);
    void reloadAgain();
    return true;
  };
  const form = useSchemaForm(formDefinition, {
    record: isMissingSingleton(entity, record) ? undefined : record,
    valueSources,
    parentValues,
    copiedValues: copied,
    draftPath,
    send,
    onSent,
  });
  const meanwhile = useConflictCheck({
    module,
    getCall: get,
    form,
    getLoadedRecord: () => loadedRecord.current,
    onRecordLoaded: (now) => {
      loadedRecord.current = now;
    },
  });

  const actions = useActions({
    module,
    getNavigationTarget: () => undefined,
    // With unsaved changes the record is not reloaded, because the action may have used them.
    onChanged: () => (stays && !form.isDirty() ? reloadAgain() : undefined),
    onFailed: form.setFailure,
    validate: (run) => void form.submitTo(async (input) => run({ ...(record ? { record } : {}), input })),
  });
  const isUpdate = isUpdated(module, record);
  // Deleting a row on the server can change other values of the record.
  const onRowDeleted: OnRowDeleted = (...row) => {
    form.onRowDeleted(...row);
    if (stays) void reloadAgain();
  };
  return {
    ...form,
    reload: reloadAgain,
    isUpdate,
    onRowDeleted,
    conflict: meanwhile.conflict,
    formActions: actions.getActions('form', record ? { record } : {}),
  };
}
