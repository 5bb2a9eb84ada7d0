import { useMemo, useRef } from 'react';
import { HttpError, useDataProvider, type RaRecord } from 'ra-core';
import { useT } from '../../i18n/useT';
import type { Call, EntityModule } from '../../model/entity/entity';
import { duplicateOf } from '../../model/form/copy';
import { differencesOf, merge } from '../../model/form/meanwhile';
import { useConfirm } from '../../widgets/confirm';
import { useToast } from '../../widgets/useToast';
import type { Offer } from '../actions/types';
import { useActions } from '../actions/useActions';
import { isActionable, type Row } from '../records/row';
import { isNone } from '../records/single';
import { useOutdate } from '../read/useOutdate';
import type { OnRowDeleted } from '../../widgets/context/savedRows';
import { recordSpec } from '../rules/formSpec';
import { useOrigin } from '../rules/useOrigin';
import { useMeanwhile, type Conflict } from './useMeanwhile';
import { useShapeForm, type ShapeForm } from './useShapeForm';

interface Options {
  module: EntityModule;
  /** The record that is edited; absent for a new one. */
  record: RaRecord | undefined;
  /** What a new record has from where it is made. */
  around?: Row | undefined;
  /** The record that a new one is to be like. */
  copy?: RaRecord | undefined;
  /** The call that has read the record, where it is not the entity's own. */
  get?: Call | undefined;
  /** Of a form that stays after a save: reads the record again. */
  refetch?: (() => Promise<RaRecord | undefined>) | undefined;
}

export interface RecordForm extends ShapeForm {
  /** It changes a record that the server has. */
  isUpdate: boolean;
  /** What else can be done with what stands in the form, and its dialogs. */
  offers: readonly Offer[];
  /** Somebody else has changed the record: it must be said first what is to be saved. */
  conflict: Conflict | undefined;
  /** Reads the record again, over what nobody has changed. */
  again: () => Promise<void>;
}

/** Whether a save changes a record, and makes none. The only one may have no call but one of the two. */
function isUpdated({ entity }: EntityModule, record: RaRecord | undefined): record is RaRecord {
  const { create, update } = entity.calls;
  return record !== undefined && update !== undefined && !(isNone(entity, record) && create !== undefined);
}

/** Whether a save makes a record Inactive, or whatever else leaves it without actions: it is only read from then on. */
const isClosedBy = (module: EntityModule, before: RaRecord, data: Row): boolean =>
  module.entity.singleton !== true && isActionable(module, before) && !isActionable(module, { ...before, ...data });

/** Which form it is, for what is left in it unsaved. */
function placeOf(
  name: string,
  { record, around, copy }: Pick<Options, 'record' | 'around' | 'copy'>,
): readonly string[] {
  if (record) return [name, String(record.id)];
  const kind = copy ? ['copy', String(copy.id)] : ['new'];
  return [name, ...kind, ...(around ? [JSON.stringify(around)] : [])];
}

const CONFLICT = 409;
const isConflict = (error: unknown): error is HttpError => error instanceof HttpError && error.status === CONFLICT;

/** The form of a record: it stores a new one or a changed one. */
export function useRecordForm({ module, record, around, copy, get, refetch }: Options): RecordForm {
  const { entity } = module;
  const { name, shape, messages } = entity;
  const dataProvider = useDataProvider();
  const outdate = useOutdate(name);
  const toast = useToast();
  const ask = useConfirm();
  const t = useT();
  const spec = useMemo(() => recordSpec(module), [module]);
  const keepsDrafts = entity.form?.drafts !== false;
  const place = useMemo(
    () => (keepsDrafts ? placeOf(name, { record, around, copy }) : undefined),
    [keepsDrafts, name, record, around, copy],
  );
  const origin = useOrigin(shape, record);
  const copied = useMemo(() => copy && duplicateOf(entity, copy, origin), [entity, copy, origin]);
  const stays = entity.form?.stayAfterSave === true;
  /** The record as it was read last, and what was sent. */
  const known = useRef(record);
  const sent = useRef<{ isUpdate: boolean; values: Row }>(undefined);

  const store = async (data: Row): Promise<void> => {
    const before = known.current;
    const isUpdate = isUpdated(module, before);
    sent.current = { isUpdate, values: structuredClone(form.form.getValues()) };
    if (isUpdate) await dataProvider.update(name, { id: before.id, data, previousData: before });
    else await dataProvider.create(name, { data });
  };
  const save = async (data: Row): Promise<boolean> => {
    const before = known.current;
    // The only one may have been made by somebody else.
    const reads = entity.conflictCheck !== undefined || form.restored?.isOutdated === true || isNone(entity, before);
    const agreed = before && reads ? await meanwhile.settle() : data;
    if (!agreed) return false;
    try {
      await store(agreed);
      return true;
    } catch (error) {
      if (!before || !isConflict(error) || !(get ?? entity.calls['get'] ?? entity.getsRow)) throw error;
      await meanwhile.settle(error);
      return false;
    }
  };
  const isAgreed = async (text: string | undefined): Promise<boolean> =>
    !text || ask({ title: messages['saveLabel'] ?? t('form.save'), text });
  const questionOf = (data: Row): string | undefined => {
    const before = known.current;
    if (!isUpdated(module, before)) return messages['confirmCreate'];
    const isClosing = isClosedBy(module, before, data);
    return [messages['confirmUpdate'], isClosing && t('form.closes', { noun: entity.noun })].filter(Boolean).join('\n');
  };
  const send = async (data: Row): Promise<boolean> => {
    if (!(await isAgreed(questionOf(data))) || !(await save(data))) return false;
    await outdate();
    return true;
  };
  // What is typed meanwhile is not lost; where it cannot be read, whoever reads it says so.
  const again = async (): Promise<void> => {
    const next = await refetch?.();
    if (!next) return;
    const theirs = form.valuesOf(next);
    const sides = { opened: form.opened(), mine: form.form.getValues(), theirs };
    const isDirty = form.isDirty();
    // What both have changed is asked when it is saved.
    if (isDirty && differencesOf(entity, sides).some(({ isMineToo }) => isMineToo)) return;
    known.current = next;
    form.renew(theirs, isDirty ? merge(shape, sides) : theirs);
  };
  const onSent = (): boolean => {
    const { isUpdate = false, values = {} } = sent.current ?? {};
    toast.success(messages[isUpdate ? 'updated' : 'created'] ?? { key: isUpdate ? 'form.updated' : 'form.created' });
    if (!stays) {
      form.release();
      return false;
    }
    form.begin(values);
    void again();
    return true;
  };
  const form = useShapeForm(spec, {
    record: isNone(entity, record) ? undefined : record,
    origin,
    around,
    copied,
    place,
    send,
    onSent,
  });
  const meanwhile = useMeanwhile({
    module,
    get,
    form,
    known: () => known.current,
    onKnown: (now) => {
      known.current = now;
    },
  });

  const actions = useActions({
    module,
    destination: () => undefined,
    // Such an action may have been about what is not saved yet.
    onChanged: () => (stays && !form.isDirty() ? again() : undefined),
    check: (run) => void form.submitTo(async (input) => run({ ...(record ? { record } : {}), input })),
  });
  const isUpdate = isUpdated(module, record);
  // What the server says besides of a record whose row it has just deleted is another thing now.
  const onRowDeleted: OnRowDeleted = (...row) => {
    form.onRowDeleted(...row);
    if (stays) void again();
  };
  return {
    ...form,
    again,
    isUpdate,
    onRowDeleted,
    conflict: meanwhile.conflict,
    offers: actions.offersAt('form', record ? { record } : {}),
  };
}
