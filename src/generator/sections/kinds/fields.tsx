import { useMemo } from 'react';
import type { Field } from '../../../model/entity/entity';
import { recordViewTexts } from '../../../i18n/en/recordViewTexts';
import { useLazyTextTranslate } from '../../../i18n/useAppTranslate';
import type { LinkDefinition } from '../../../model/schemaLanguage/definition';
import { getPlaceholders } from '../../../model/values/fillTemplates';
import { getFieldValue } from '../../../model/values/getFieldValue';
import { isRowList, ReadOnlyRows } from '../../../widgets/readOnly/ReadOnlyRows';
import { LinkedValue } from '../../shared/LinkedValue';
import type { Row } from '../../shared/listRowIds';
import type { SectionKindProps } from '../types';
import { ReadOnlyFields } from '../ReadOnlyFields';

interface RowsProps {
  field: Field;
  title: string;
  record: Row;
  link: LinkDefinition | undefined;
}

/** Returns the name of the first column whose value the link of the rows contains. */
function getLinkColumnName({ shape }: Field, link: LinkDefinition): string | undefined {
  const { filters = {}, idFrom = {} } = link;
  const used = [...Object.values(idFrom), ...Object.values(filters).flatMap((text) => getPlaceholders(String(text)))];
  const names = Object.keys(shape?.fields ?? {});
  return names.find((name) => used.includes(name)) ?? names[0];
}

function Rows({ field, title, record, link }: RowsProps) {
  const t = useLazyTextTranslate('view', recordViewTexts);
  const value = getFieldValue(record, field);
  if (!Array.isArray(value) || value.length === 0) return <p className="wd-quiet">{t('noData')}</p>;
  const linkName = link && getLinkColumnName(field, link);
  return (
    <ReadOnlyRows
      field={field}
      label={title}
      value={value}
      parentValues={record}
      renderLink={(column, row, cell) =>
        column.name === linkName ? (
          <LinkedValue link={link} values={row}>
            {cell}
          </LinkedValue>
        ) : (
          cell
        )
      }
    />
  );
}

/** A section with fields in the order of the schema. A form shows them as inputs, a view shows their values. */
export function Section({ section, module, record, Inputs }: SectionKindProps) {
  const { fields: known } = module.entity.shape;
  const fields = useMemo(
    () => section.fields.flatMap((name): Field[] => (known[name] ? [known[name]] : [])),
    [section.fields, known],
  );
  if (Inputs) return <Inputs fields={fields} section={section} />;
  const [only] = fields;
  // If the only field of the section is a table, the title of the section is its title, and no label is shown.
  if (fields.length === 1 && only && isRowList(only) && section.title && record)
    return <Rows field={only} title={section.title} record={record} link={section.rowLink} />;
  return <ReadOnlyFields module={module} fields={fields} record={record ?? {}} />;
}
