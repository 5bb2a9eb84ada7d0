import { useMemo, useRef } from 'react';
import { HttpError, useDataProvider, type RaRecord } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { UpdateResultMeta } from '../../../dataProvider/contract/types';
import type { Call, EntityModule } from '../../model/entity/entity';
import { createDuplicateValues } from '../../model/form/duplicateRecord';
import { getFieldConflicts, mergeRecordVersions, type ConflictVersions } from '../../model/form/conflict';
import { toLoadedBody } from '../../model/wire/toEditedBody';
import { useConfirm } from '../../widgets/confirm';
import type { ConfirmQuestion } from '../../widgets/confirm/useConfirm';
import { useToast } from '../../widgets/useToast';
import type { AvailableAction } from '../actions/types';
import { useActions } from '../actions/useActions';
import { useReportCreated } from '../created/useReportCreated';
import { getRelatedNote } from '../relatedSource/lazyRelatedNote';
import type { Row } from '../shared/listRowIds';
import { hasRowActions } from '../shared/hasRowActions';
import { isMissingSingleton } from '../shared/singleton';
import { useInvalidateEntity } from '../queries/useInvalidateEntity';
import type { OnRowDeleted } from '../../widgets/context/onRowDeleted';
import { getRecordFormDefinition } from '../formRules/formDefinition';
import { useInitialValueSources } from '../../widgets/useInitialValueSources';
import { useConflictCheck, type SaveConflict } from './useConflictCheck';
import { useSchemaForm, type SchemaForm } from './useSchemaForm';
import type { SendFormFunction } from './useSubmit';

interface Options {
  module: EntityModule;
  /** The record to edit; undefined if the form creates a record. */
  record: RaRecord | undefined;
  /** Values that a new record takes over from the screen on which it is created, for example a foreign key. */
  parentValues?: Row | undefined;
  /** The existing record, if the form creates a duplicate of it. */
  copy?: RaRecord | undefined;
  /** The call that loaded the record, if it is not the entity's default `get` call. */
  get?: Call | undefined;
  /** Loads the record again. Used by a form that stays open after a save. */
  refetch?: (() => Promise<RaRecord | undefined>) | undefined;
  /**
   * Set by an edit in place, which shows only some fields of the form. Called after an update, instead of the success
   * toast. The form then stores no draft and never stays open.
   */
  onUpdated?: ((versions: Pick<ConflictVersions, 'base' | 'mine'>) => void) | undefined;
}

export interface RecordForm extends SchemaForm {
  /** Whether a save updates an existing record instead of creating one. */
  isUpdate: boolean;
  /** Actions other than Save that use the form values. */
  formActions: readonly AvailableAction[];
  /** Defined if another user has changed the record and the user must first decide which values to save. */
  conflict: SaveConflict | undefined;
  /** Loads the record again without overwriting unsaved changes. */
  reload: () => Promise<void>;
}

/** The question before a save; without a text, there is none. */
type SaveQuestion = Pick<ConfirmQuestion, 'note' | 'confirm'> & { text: string | undefined };

/**
 * Whether a save updates a record instead of creating one. A singleton (an entity with only one record) may have an
 * update call, a create call, or both.
 */
function isUpdated({ entity }: EntityModule, record: RaRecord | undefined): record is RaRecord {
  const { create, update } = entity.calls;
  return record !== undefined && update !== undefined && !(isMissingSingleton(entity, record) && create !== undefined);
}

/**
 * Whether a save makes a record read-only because the schema's condition for row actions is no longer met
 * afterwards. Example: the save sets the status to Inactive.
 */
const isClosedBy = (module: EntityModule, before: RaRecord, data: Row): boolean =>
  module.entity.singleton !== true && hasRowActions(module, before) && !hasRowActions(module, { ...before, ...data });

/** Returns the path under which the draft of the form is stored. */
function getPlace(
  name: string,
  { record, parentValues, copy }: Pick<Options, 'record' | 'parentValues' | 'copy'>,
): readonly string[] {
  if (record) return [name, String(record.id)];
  const kind = copy ? ['copy', String(copy.id)] : ['new'];
  return [name, ...kind, ...(parentValues ? [JSON.stringify(parentValues)] : [])];
}

/** Conflict, and Precondition Failed: the version that `If-Match` names is out of date. */
const CONFLICTS = [409, 412];
const isConflict = (error: unknown): error is HttpError =>
  error instanceof HttpError && CONFLICTS.includes(error.status);

/** Provides the form of a record. Saving it creates or updates the record. */
export function useRecordFormAndSave({
  module,
  record,
  parentValues,
  copy,
  get,
  refetch,
  onUpdated,
}: Options): RecordForm {
  const { entity } = module;
  const { name, shape, messages } = entity;
  const dataProvider = useDataProvider();
  const outdate = useInvalidateEntity(name);
  const toast = useToast();
  const askConfirmation = useConfirm();
  const t = useAppTranslate();
  const formDefinition = useMemo(() => getRecordFormDefinition(module), [module]);
  const keepsDrafts = entity.form?.drafts !== false && !onUpdated;
  const draftPath = useMemo(
    () => (keepsDrafts ? getPlace(name, { record, parentValues, copy }) : undefined),
    [keepsDrafts, name, record, parentValues, copy],
  );
  const valueSources = useInitialValueSources(shape, record);
  const copied = useMemo(() => copy && createDuplicateValues(entity, copy, valueSources), [entity, copy, valueSources]);
  const stays = entity.form?.stayAfterSave === true && !onUpdated;
  /** The record as it was last loaded from the server. */
  const loadedRecord = useRef(record);
  /** The fields of the last save, until the record is loaded again. */
  const savedFields = useRef<Row>(undefined);
  const sent = useRef<{ isUpdate: boolean; isUnchanged?: boolean; values: Row; created?: RaRecord }>(undefined);
  const reportCreated = useReportCreated(module);
  const setLoadedRecord = (next: RaRecord): void => {
    loadedRecord.current = next;
    savedFields.current = undefined;
  };

  const store = async (data: Row, onProgress: (share: number) => void): Promise<void> => {
    const before = loadedRecord.current;
    const isUpdate = isUpdated(module, before);
    sent.current = { isUpdate, values: structuredClone(form.form.getValues()) };
    if (!isUpdate) {
      sent.current.created = (await dataProvider.create(name, { data, meta: { onProgress } })).data;
      return;
    }
    const loadedFields = isMissingSingleton(entity, before)
      ? {}
      : (savedFields.current ?? toLoadedBody(form.definition, form.toFormValues(before)));
    const change = { id: before.id, data, previousData: before, meta: { loadedFields, onProgress } };
    const { data: saved, meta } = await dataProvider.update(name, change);
    if ((meta as UpdateResultMeta | undefined)?.isUnchanged) sent.current.isUnchanged = true;
    loadedRecord.current = { ...before, ...saved };
    savedFields.current = data;
  };
  const save = async (data: Row, onProgress: (share: number) => void): Promise<boolean> => {
    const before = loadedRecord.current;
    // The record of a singleton may not have existed when it was loaded. Another user may have created it in the
    // meantime, so it must be loaded again.
    const reads =
      entity.conflictCheck !== undefined ||
      form.restoredDraft?.isOutdated === true ||
      isMissingSingleton(entity, before);
    const agreed = before && reads ? await meanwhile.checkBeforeSave() : data;
    if (!agreed) return false;
    try {
      await store(agreed, onProgress);
      return true;
    } catch (error) {
      if (!before || !isConflict(error) || !(get ?? entity.calls['get'] ?? entity.getsRow)) throw error;
      const again = await meanwhile.checkBeforeSave(error);
      if (!again) return false;
      await store(again, onProgress);
      return true;
    }
  };
  const saveLabel = messages['saveLabel'] ?? t('form.save');
  const isAgreed = async ({ text, ...question }: SaveQuestion): Promise<boolean> =>
    !text || askConfirmation({ title: saveLabel, text, ...question });
  const getQuestion = (data: Row): SaveQuestion => {
    const before = loadedRecord.current;
    if (!isUpdated(module, before)) return { text: messages['confirmCreate'] };
    const isClosing = isClosedBy(module, before, data);
    const text = [messages['confirmUpdate'], isClosing && t('form.closes', { singularName: entity.singularName })]
      .filter(Boolean)
      .join('\n');
    return { text, ...(isClosing ? { confirm: saveLabel, ...getRelatedNote(module, before) } : {}) };
  };
  const send: SendFormFunction = async (data, _computed, onProgress) => {
    if (!(await isAgreed(getQuestion(data))) || !(await save(data, onProgress))) return false;
    await outdate();
    return true;
  };
  // Values that the user types during the request are not overwritten. `refetch` shows loading errors.
  const reloadAgain = async (): Promise<void> => {
    const next = await refetch?.();
    if (!next) return;
    const theirs = form.toFormValues(next);
    const sides = { base: form.getInitialValues(), mine: form.form.getValues(), theirs };
    const isDirty = form.isDirty();
    // If both users changed the same field, the record is not replaced. The next save detects this conflict and
    // asks the user.
    if (isDirty && getFieldConflicts(entity, sides).some(({ isMineToo }) => isMineToo)) return;
    setLoadedRecord(next);
    form.updateFromServer(theirs, isDirty ? mergeRecordVersions(shape, sides) : theirs);
  };
  const onSent = (): boolean => {
    const { isUnchanged, values = {}, created } = sent.current ?? {};
    if (isUnchanged) toast.info({ key: 'form.unchanged' });
    else if (onUpdated) onUpdated({ base: form.getInitialValues(), mine: values });
    else if (created) reportCreated(created);
    else toast.success(messages['updated'] ?? { key: 'form.updated' });
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
    onRecordLoaded: setLoadedRecord,
  });

  const actions = useActions({
    module,
    getNavigationTarget: () => undefined,
    // The record is not reloaded if there are unsaved changes, because the action may have used the unsaved values.
    onChanged: () => (stays && !form.isDirty() ? reloadAgain() : undefined),
    onFailed: form.setFailure,
    validate: (run) => void form.submitTo(async (input) => run({ ...(record ? { record } : {}), input })),
  });
  const isUpdate = isUpdated(module, record);
  // When a row of an array is deleted on the server, the server can also change other values of the record.
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
