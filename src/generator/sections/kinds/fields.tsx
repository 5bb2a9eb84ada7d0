import { useMemo } from 'react';
import type { Field } from '../../../model/entity/entity';
import { useAppTranslate } from '../../../i18n/useAppTranslate';
import { getFieldValue } from '../../../model/values/getFieldValue';
import { isRowList, ReadOnlyRows } from '../../../widgets/readOnly/ReadOnlyRows';
import type { Row } from '../../shared/listRowIds';
import type { SectionKindProps } from '../types';
import { ReadOnlyFields } from '../ReadOnlyFields';

function Rows({ field, title, record }: { field: Field; title: string; record: Row }) {
  const t = useAppTranslate();
  const value = getFieldValue(record, field);
  if (!Array.isArray(value) || value.length === 0) return <p className="wd-quiet">{t('section.noData')}</p>;
  return <ReadOnlyRows field={field} label={title} value={value} parentValues={record} />;
}

/** A section with fields in the order of the schema. A form shows them as inputs, a view shows their values. */
export function Section({ section, module, record, Inputs }: SectionKindProps) {
  const { fields: known } = module.entity.shape;
  const fields = useMemo(
    () => section.fields.flatMap((name): Field[] => (known[name] ? [known[name]] : [])),
    [section.fields, known],
  );
  if (Inputs) return <Inputs fields={fields} />;
  const [only] = fields;
  // If the only field of the section is a table, the title of the section is its title, and no label is shown.
  if (fields.length === 1 && only && isRowList(only) && section.title && record)
    return <Rows field={only} title={section.title} record={record} />;
  return <ReadOnlyFields module={module} fields={fields} record={record ?? {}} />;
}
