import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { useT } from '../../i18n/useT';
import type { EntityModule } from '../../model/entity';
import { useToast } from '../../widgets/useToast';
import type { Offer } from '../actions/types';
import { useActions } from '../actions/useActions';
import type { Row } from '../list/row';
import { recordSpec } from './formSpec';
import { useOrigin } from './useOrigin';
import { useShapeForm, type ShapeForm } from './useShapeForm';

interface Options {
  module: EntityModule;
  /** The record that is edited; absent for a new one. */
  record: RaRecord | undefined;
  /** What a new record has from where it is made. */
  around?: Row | undefined;
  /** Of a form that stays after a save: reads the record again. */
  refetch?: (() => Promise<RaRecord | undefined>) | undefined;
}

export interface RecordForm extends ShapeForm {
  /** What else can be done with what stands in the form, and its dialogs. */
  offers: readonly Offer[];
}

/** Whether a record is one that the server has: the only one there is may not have been stored yet. */
function isStored({ entity }: EntityModule, record: RaRecord | undefined): record is RaRecord {
  if (!record) return false;
  const isEmptySingle = entity.single && Object.keys(record).length <= 1;
  return !(isEmptySingle && entity.calls['create'] !== undefined) && entity.calls['update'] !== undefined;
}

/** The form of a record: it stores a new one or a changed one. */
export function useRecordForm({ module, record, around, refetch }: Options): RecordForm {
  const { entity } = module;
  const { name, shape, messages } = entity;
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const t = useT();
  const spec = useMemo(() => recordSpec(module), [module]);
  const origin = useOrigin(shape, record);
  const stored = isStored(module, record);
  const stays = entity.form?.stay === true;

  const send = async (data: Row): Promise<void> => {
    if (stored) await dataProvider.update(name, { id: record.id, data, previousData: record });
    else await dataProvider.create(name, { data });
    // Whoever shows this entity or its options reads them again; this form itself does not.
    await client.invalidateQueries({ queryKey: [name], refetchType: 'none' });
    await client.invalidateQueries({ queryKey: ['wattdesk', 'options'], refetchType: 'none' });
  };
  // What is typed meanwhile is not lost.
  const again = async (): Promise<void> => {
    const before = JSON.stringify(form.form.getValues());
    const next = await refetch?.();
    if (next && JSON.stringify(form.form.getValues()) === before) form.restart(next);
  };
  const onSent = (): boolean => {
    toast.success(messages[stored ? 'updated' : 'created'] ?? t(stored ? 'form.updated' : 'form.created'));
    if (stays) void again();
    else form.release();
    return stays;
  };
  // A record that is empty has nothing in the place of its defaults.
  const first = entity.single && record && Object.keys(record).length <= 1 ? undefined : record;
  const form = useShapeForm(spec, { record: first, origin, around, send, onSent });

  const actions = useActions({
    module,
    destination: () => undefined,
    // Such an action may have been about what is not saved yet.
    onChanged: () => (stays && !form.isDirty() ? again() : undefined),
    check: (run) => void form.submitTo(async (input) => run({ ...(record ? { record } : {}), input })),
  });
  return { ...form, offers: actions.offersAt('form', record ? { record } : {}) };
}
