import { useMemo } from 'react';
import type { Field } from '../../../model/entity';
import type { SectionKindProps } from '../types';
import { ReadFields } from '../ReadFields';

/** Fields in their order: inputs in a form, values in a view. */
export function Section({ section, module, record, Inputs }: SectionKindProps) {
  const { fields: known } = module.entity.shape;
  const fields = useMemo(
    () => section.fields.flatMap((name): Field[] => (known[name] ? [known[name]] : [])),
    [section.fields, known],
  );
  return Inputs ? <Inputs fields={fields} /> : <ReadFields module={module} fields={fields} record={record ?? {}} />;
}
