import { useState } from 'react';
import { useDataProvider, type HttpError, type RaRecord } from 'ra-core';
import { useT } from '../../i18n/useT';
import type { Call, EntityModule } from '../../model/entity/entity';
import { differencesOf, merge, type Difference, type Sides } from '../../model/form/meanwhile';
import { toWire } from '../../model/wire/wire';
import type { Row } from '../records/row';
import { isMissing } from '../records/isMissing';
import { isNone } from '../records/single';
import type { ShapeForm } from './useShapeForm';

/** What must be decided before a record is saved that somebody else has changed. */
export interface Conflict {
  module: EntityModule;
  differences: readonly Difference[];
  sides: Sides;
  /** As the server has it now. */
  record: RaRecord;
  /** The server's own words, where it has refused the save. */
  told: string | undefined;
  /** @param taken keys of the fields in which theirs is taken */
  onSave: (taken: ReadonlySet<string>) => void;
  onCancel: () => void;
}

interface Options {
  module: EntityModule;
  /** Another call than the entity's own. */
  get: Call | undefined;
  form: ShapeForm;
  /** The record as it was read last. */
  known: () => RaRecord | undefined;
  /** Told of the one that was read again, once it is what is saved over. */
  onKnown: (record: RaRecord) => void;
}

interface Meanwhile {
  conflict: Conflict | undefined;
  /**
   * Reads the record again.
   * @param refusal the server has refused to save it
   * @returns what is to be sent; undefined where the user must decide first, or there is no such record any more
   * @throws HttpError where it cannot be read, and the refusal where nothing was changed
   */
  settle: (refusal?: HttpError) => Promise<Row | undefined>;
}

/** Sees to it that nothing of somebody else is overwritten unseen. */
export function useMeanwhile({ module, get, form, known, onKnown }: Options): Meanwhile {
  const { entity } = module;
  const dataProvider = useDataProvider();
  const t = useT();
  const [open, setOpen] = useState<Omit<Conflict, 'onSave' | 'onCancel'>>();

  const read = async (id: RaRecord['id']): Promise<RaRecord | undefined> => {
    try {
      const { data } = await dataProvider.getOne(entity.name, { id, ...(get ? { meta: { get } } : {}) });
      return data;
    } catch (error) {
      if (entity.singleton || !isMissing(error)) throw error;
      form.refuseWhole(t('form.meanwhile.gone', { noun: entity.noun }));
      return undefined;
    }
  };
  const settle: Meanwhile['settle'] = async (refusal) => {
    const before = known();
    const record = before && (await read(before.id));
    if (!record) return undefined;
    const { spec } = form;
    const mine = structuredClone(form.form.getValues());
    const sides = { opened: form.opened(), mine, theirs: form.valuesOf(record) };
    // Then as now.
    if (isNone(entity, record)) {
      if (refusal) throw refusal;
      return toWire(spec, mine);
    }
    const differences = differencesOf(entity, sides);
    if (differences.length === 0) {
      if (refusal) throw refusal;
      onKnown(record);
      return toWire(spec, merge(spec.shape, sides));
    }
    setOpen({ module, differences, sides, record, told: refusal?.message });
    return undefined;
  };
  if (!open) return { conflict: undefined, settle };
  const { sides, differences, record } = open;
  const onSave = (taken: ReadonlySet<string>): void => {
    setOpen(undefined);
    onKnown(record);
    form.rebase(sides.theirs, merge(form.spec.shape, sides, differences, taken));
    void form.submit();
  };
  const onCancel = (): void => {
    setOpen(undefined);
    // The focus is on its way back to the button.
    form.refuse(undefined);
  };
  return { conflict: { ...open, onSave, onCancel }, settle };
}
