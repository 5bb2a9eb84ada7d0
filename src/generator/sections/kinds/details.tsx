import type { Detail, Shape } from '../../../model/entity/entity';
import { getValueAtPath } from '../../../model/values/fieldPath';
import { isEmpty } from '../../../model/values/isEmpty';
import { getRatio } from '../../../model/formatting/formatPercentage';
import type { Row } from '../../shared/rowIds';
import { FieldPathValue, PercentageValue, FilledText } from '../../shared/FieldPathValue';
import type { SectionKindProps } from '../types';

/** Whether the value is empty. */
function isNothing(shape: Shape, { field, totalField }: Detail, record: Row): boolean {
  if (field === undefined) return false;
  const value = getValueAtPath(shape, field, record);
  return totalField === undefined
    ? isEmpty(value)
    : getRatio(value, getValueAtPath(shape, totalField, record)) === undefined;
}

/** One value, or a text that contains several. */
function FactValue({ shape, fact, record }: { shape: Shape; fact: Detail; record: Row }) {
  const { field = '', display, template, totalField } = fact;
  if (template !== undefined) {
    return (
      <span className="wd-sentence">
        <FilledText shape={shape} text={template} record={record} />
      </span>
    );
  }
  if (totalField !== undefined) return <PercentageValue {...{ shape, path: field, record, of: totalField }} />;
  return <FieldPathValue shape={shape} path={field} record={record} format={display} />;
}

/** Read-only values with their titles; nothing for a new record. */
export function Section({ section, module, record }: SectionKindProps) {
  if (!record) return null;
  const { shape } = module.entity;
  return (
    <dl className="wd-facts">
      {(section.details ?? []).map((fact) => (
        <div key={`${fact.title} ${fact.field ?? fact.template ?? ''}`} className="wd-fact">
          <dt>{fact.title}</dt>
          <dd className="wd-whole">
            {isNothing(shape, fact, record) && <span aria-hidden>–</span>}
            <FactValue shape={shape} fact={fact} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
