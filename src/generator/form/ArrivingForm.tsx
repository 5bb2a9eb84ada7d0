import { memo, useId, useMemo, useState } from 'react';
import { RecordContextProvider, useRecordContext, type RaRecord } from 'ra-core';
import { useT } from '../../i18n/useT';
import { valueIn } from '../../model/values/aliases';
import type { EntityModule, Field } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/empty';
import { isSecret, withoutHidden } from '../../model/values/secrets';
import { fromWire } from '../../model/wire/wire';
import { FieldFrame } from '../../ui/FieldFrame';
import { Skeleton } from '../../ui/Skeleton';
import { useConfig } from '../../widgets/context/config';
import { EntityProvider } from '../../widgets/context/entity';
import { FieldStatesProvider, useFieldState } from '../../widgets/context/fieldStates';
import { ShapeProvider } from '../../widgets/context/shape';
import { FieldValue } from '../../widgets/cells/FieldValue';
import { GRID, isBlock, placeIn, ROOM } from '../../widgets/inputs/layout';
import { ValueField } from '../../widgets/readOnly/ValueField';
import { Sections } from '../sections/Sections';
import { recordSpec } from '../rules/formSpec';
import { FIELD_HEIGHT } from '../shell/FormSkeleton';
import { createRuleStore } from '../rules/ruleStore';
import { RuleStoreProvider } from '../rules/ruleStoreContext';

/** Whether a row tells of a field what its input will show: what has parts of its own, or is secret, is left to the record. */
const isTold = (field: Field, row: RaRecord): boolean =>
  !isBlock(field) && !field.shape && !isSecret(field) && !isEmpty(valueIn(row, field));

const ArrivingField = memo(function ArrivingField({ field }: { field: Field }) {
  const id = useId();
  const row = useRecordContext();
  const { visible, title: label = field.title, required } = useFieldState(field.key);
  if (!visible || !row) return null;
  const value = field.readOnly ? (
    <ValueField field={field} label={label} record={row} />
  ) : (
    <FieldFrame id={id} label={label} required={required} disabled place="form">
      <span className="wd-field-value">
        <FieldValue field={field} record={row} />
      </span>
    </FieldFrame>
  );
  return (
    <div {...placeIn(field, 'full')}>
      {isTold(field, row) ? value : <Skeleton shape="block" height={FIELD_HEIGHT} />}
    </div>
  );
});

const ArrivingFields = memo(function ArrivingFields({ fields }: { fields: readonly Field[] }) {
  return (
    <div className={ROOM}>
      <div className={GRID}>
        {fields.map((field) => (
          <ArrivingField key={field.key} field={field} />
        ))}
      </div>
    </div>
  );
});

interface Props {
  module: EntityModule;
  /** What is known of the record before it has come: its row in a list, or what was read of it earlier. */
  row: RaRecord;
  /** In a dialog. */
  plain?: boolean;
}

/**
 * Stands in the place of a form whose record is on its way, and shows of it what is known. It is only looked at: there
 * is no input, so that nothing can be typed that the record would overwrite, and nothing be saved that was not read.
 */
export function ArrivingForm({ module, row, plain = false }: Props) {
  const t = useT();
  const config = useConfig();
  const { shape, title } = module.entity;
  const spec = useMemo(() => recordSpec(module), [module]);
  const known = useMemo(() => withoutHidden(shape, row, config), [shape, row, config]);
  const [rules] = useState(() => createRuleStore(spec, fromWire(shape, known)));
  // The others ask, or look into a form.
  const sections = useMemo(() => spec.sections.filter(({ kind, fetch }) => kind === 'fields' && !fetch), [spec]);
  return (
    <EntityProvider value={module}>
      <ShapeProvider value={shape}>
        <RecordContextProvider value={known}>
          <RuleStoreProvider value={rules}>
            <FieldStatesProvider value={rules}>
              <output className="wd-form wd-arriving" aria-busy aria-label={t('screen.loading', { title })}>
                <Sections module={module} sections={sections} record={known} Inputs={ArrivingFields} plain={plain} />
              </output>
            </FieldStatesProvider>
          </RuleStoreProvider>
        </RecordContextProvider>
      </ShapeProvider>
    </EntityProvider>
  );
}
