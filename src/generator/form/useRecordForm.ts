import { useMemo, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, type RaRecord } from 'ra-core';
import { useT } from '../../i18n/useT';
import type { Call, EntityModule } from '../../model/entity';
import { useConfirm } from '../../widgets/confirm';
import { useToast } from '../../widgets/useToast';
import type { Offer } from '../actions/types';
import { useActions } from '../actions/useActions';
import type { Row } from '../list/row';
import { recordSpec } from './formSpec';
import { useOrigin } from './useOrigin';
import { useMeanwhile, type Conflict } from './useMeanwhile';
import { useShapeForm, type ShapeForm } from './useShapeForm';

interface Options {
  module: EntityModule;
  /** The record that is edited; absent for a new one. */
  record: RaRecord | undefined;
  /** What a new record has from where it is made. */
  around?: Row | undefined;
  /** The call that has read the record, where it is not the entity's own. */
  get?: Call | undefined;
  /** Of a form that stays after a save: reads the record again. */
  refetch?: (() => Promise<RaRecord | undefined>) | undefined;
}

export interface RecordForm extends ShapeForm {
  /** What else can be done with what stands in the form, and its dialogs. */
  offers: readonly Offer[];
  /** Somebody else has changed the record: it must be said first what is to be saved. */
  conflict: Conflict | undefined;
}

/** There is only one of it, and the server may not have it yet. */
const isEmpty = (record: RaRecord): boolean => Object.keys(record).length <= 1;

/** Whether a record is one that the server has. */
function isStored({ entity }: EntityModule, record: RaRecord | undefined): record is RaRecord {
  if (!record) return false;
  const isEmptySingle = entity.single && isEmpty(record);
  return !(isEmptySingle && entity.calls['create'] !== undefined) && entity.calls['update'] !== undefined;
}

/** Which form it is, for what is left in it unsaved. */
const placeOf = (name: string, record: RaRecord | undefined, around: Row | undefined): readonly string[] =>
  record ? [name, String(record.id)] : [name, 'new', ...(around ? [JSON.stringify(around)] : [])];

const CONFLICT = 409;
const isConflict = (error: unknown): error is HttpError => error instanceof HttpError && error.status === CONFLICT;

/** The form of a record: it stores a new one or a changed one. */
export function useRecordForm({ module, record, around, get, refetch }: Options): RecordForm {
  const { entity } = module;
  const { name, shape, messages } = entity;
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const ask = useConfirm();
  const t = useT();
  const spec = useMemo(() => recordSpec(module), [module]);
  const place = useMemo(() => placeOf(name, record, around), [name, record, around]);
  const origin = useOrigin(shape, record);
  const stays = entity.form?.stay === true;
  /** The record as it was read last, and what was sent. */
  const known = useRef(record);
  const sent = useRef<{ isUpdate: boolean; values: Row }>(undefined);

  const update = async (before: RaRecord, data: Row): Promise<boolean> => {
    const reads = entity.lastChange !== undefined || form.restored?.isOutdated === true;
    const agreed = reads ? await meanwhile.settle() : data;
    if (!agreed) return false;
    try {
      await dataProvider.update(name, { id: before.id, data: agreed, previousData: before });
      return true;
    } catch (error) {
      if (!isConflict(error) || !(get ?? entity.calls['get'])) throw error;
      await meanwhile.settle(error);
      return false;
    }
  };
  const create = async (data: Row): Promise<boolean> => {
    // The only one may have been made by somebody else.
    const agreed = record && entity.lastChange ? await meanwhile.settle() : data;
    if (agreed) await dataProvider.create(name, { data: agreed });
    return agreed !== undefined;
  };
  const isAgreed = async (text: string | undefined): Promise<boolean> =>
    text === undefined || ask({ title: messages['save'] ?? t('form.save'), text });
  const send = async (data: Row): Promise<boolean> => {
    const before = known.current;
    const isUpdate = isStored(module, before);
    if (!(await isAgreed(messages[isUpdate ? 'confirmUpdate' : 'confirmCreate']))) return false;
    sent.current = { isUpdate, values: structuredClone(form.form.getValues()) };
    if (!(isUpdate ? await update(before, data) : await create(data))) return false;
    // Whoever shows this entity or its options reads them again; this form itself does not.
    await client.invalidateQueries({ queryKey: [name], refetchType: 'none' });
    await client.invalidateQueries({ queryKey: ['wattdesk', 'options'], refetchType: 'none' });
    return true;
  };
  // What is typed meanwhile is not lost.
  const again = async (): Promise<void> => {
    const before = JSON.stringify(form.form.getValues());
    const next = await refetch?.();
    if (!next) return;
    known.current = next;
    const values = form.valuesOf(next);
    if (JSON.stringify(form.form.getValues()) === before) form.rebase(values, values);
    else form.begin(values);
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
  // A record that is empty has nothing in the place of its defaults.
  const first = entity.single && record && isEmpty(record) ? undefined : record;
  const form = useShapeForm(spec, { record: first, origin, around, place, send, onSent });
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
  return { ...form, conflict: meanwhile.conflict, offers: actions.offersAt('form', record ? { record } : {}) };
}
