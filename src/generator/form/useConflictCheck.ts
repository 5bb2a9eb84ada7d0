import { useState } from 'react';
import { useDataProvider, type HttpError, type RaRecord } from 'ra-core';
import { conflictTexts } from '../../i18n/en/recordVersionTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Call, EntityModule } from '../../model/entity/entity';
import {
  getFieldConflicts,
  mergeRecordVersions,
  type FieldConflict,
  type ConflictVersions,
} from '../../model/form/conflict';
import { toEditedBody } from '../../model/wire/toEditedBody';
import type { Row } from '../shared/listRowIds';
import { isNotFoundError } from '../shared/isNotFoundError';
import { isMissingSingleton } from '../shared/singleton';
import type { SchemaForm } from './useSchemaForm';

/**
 * A conflict between the user's changes and the changes of another user. The user must decide which values to keep
 * before the record is saved.
 */
export interface SaveConflict {
  module: EntityModule;
  differences: readonly FieldConflict[];
  versions: ConflictVersions;
  /** The record as currently stored on the server. */
  record: RaRecord;
  /** The server's message if the server rejected the save, otherwise undefined. */
  serverMessage: string | undefined;
  /** @param taken keys of the fields for which the user selected the other user's value */
  onSave: (taken: ReadonlySet<string>) => void;
  onCancel: () => void;
}

interface ConflictCheckOptions {
  module: EntityModule;
  /** The call that loads the record, if it is not the entity's default `get` call. */
  getCall: Call | undefined;
  form: SchemaForm;
  /** Returns the record as it was last loaded from the server. */
  getLoadedRecord: () => RaRecord | undefined;
  /** Called with the reloaded record if the following save overwrites this version of the record. */
  onRecordLoaded: (record: RaRecord) => void;
}

const PRECONDITION_FAILED = 412;

interface ConflictCheck {
  conflict: SaveConflict | undefined;
  /**
   * Loads the record again and compares it with the version that the user edited.
   * @param error the error of a save that the server rejected
   * @returns the request body; undefined when the user must resolve a conflict first, or when the record no longer
   *   exists
   * @throws HttpError when the record cannot be loaded; `error` when no other user changed the record, unless the
   *   server rejected only the version of the record
   */
  checkBeforeSave: (error?: HttpError) => Promise<Row | undefined>;
}

/**
 * Detects concurrent edits. Before an update, it loads the record again. If another user has changed the record, it
 * asks the user which values to keep.
 */
export function useConflictCheck({
  module,
  getCall,
  form,
  getLoadedRecord,
  onRecordLoaded,
}: ConflictCheckOptions): ConflictCheck {
  const { entity } = module;
  const dataProvider = useDataProvider();
  const t = useLazyTextTranslate('conflict', conflictTexts);
  const [open, setOpen] = useState<Omit<SaveConflict, 'onSave' | 'onCancel'>>();

  const read = async (id: RaRecord['id']): Promise<RaRecord | undefined> => {
    try {
      const { data } = await dataProvider.getOne(entity.name, { id, ...(getCall ? { meta: { get: getCall } } : {}) });
      return data;
    } catch (error) {
      if (entity.singleton || !isNotFoundError(error)) throw error;
      form.setFormError(t('gone', { singularName: entity.singularName }));
      return undefined;
    }
  };
  const settle: ConflictCheck['checkBeforeSave'] = async (error) => {
    const before = getLoadedRecord();
    const record = before && (await read(before.id));
    if (!record) return undefined;
    const { definition } = form;
    const mine = structuredClone(form.form.getValues());
    const sides = { base: form.getInitialValues(), mine, theirs: form.toFormValues(record) };
    // The entity has only one record (singleton), and the record still does not exist on the server. No other user
    // can have changed it.
    if (isMissingSingleton(entity, record)) {
      if (error) throw error;
      return toEditedBody(definition, mine, undefined);
    }
    const differences = getFieldConflicts(entity, sides);
    if (differences.length === 0) {
      // The record has another version, but no value that the form overwrites is another one.
      if (error && error.status !== PRECONDITION_FAILED) throw error;
      onRecordLoaded(record);
      return toEditedBody(definition, mergeRecordVersions(definition.shape, sides), sides.theirs);
    }
    setOpen({ module, differences, versions: sides, record, serverMessage: error?.message });
    return undefined;
  };
  if (!open) return { conflict: undefined, checkBeforeSave: settle };
  const { versions, differences, record } = open;
  const onSave = (taken: ReadonlySet<string>): void => {
    setOpen(undefined);
    onRecordLoaded(record);
    form.replaceValues(versions.theirs, mergeRecordVersions(form.definition.shape, versions, differences, taken));
    void form.submit();
  };
  const onCancel = (): void => {
    setOpen(undefined);
    // Clearing the field errors moves the focus back to the Save button.
    form.setFieldErrors(undefined);
  };
  return { conflict: { ...open, onSave, onCancel }, checkBeforeSave: settle };
}
