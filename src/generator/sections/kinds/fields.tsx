import { useMemo } from 'react';
import type { Field } from '../../../model/entity/entity';
import { useAppTranslate } from '../../../i18n/useAppTranslate';
import { getFieldValue } from '../../../model/values/alternateNames';
import { isRowList, ReadOnlyRows } from '../../../widgets/readOnly/ReadOnlyRows';
import type { Row } from '../../shared/rowIds';
import type { SectionKindProps } from '../types';
import { ReadOnlyFields } from '../ReadOnlyFields';

function Rows({ field, title, record }: { field: Field; title: string; record: Row }) {
  const t = useAppTranslate();
  const value = getFieldValue(record, field);
  if (!Array.isArray(value) || value.length === 0) return <p className="wd-quiet">{t('section.noData')}</p>;
  return <ReadOnlyRows field={field} label={title} value={value} parentValues={record} />;
}

/** Fields in the order of the schema: inputs in a form, values in a view. */
export function Section({ section, module, record, Inputs }: SectionKindProps) {
  const { fields: known } = module.entity.shape;
  const fields = useMemo(
    () => section.fields.flatMap((name): Field[] => (known[name] ? [known[name]] : [])),
    [section.fields, known],
  );
  if (Inputs) return <Inputs fields={fields} />;
  const [only] = fields;
  // A single table needs no title besides that of the section.
  if (fields.length === 1 && only && isRowList(only) && section.title && record)
    return <Rows field={only} title={section.title} record={record} />;
  return <ReadOnlyFields module={module} fields={fields} record={record ?? {}} />;
}
