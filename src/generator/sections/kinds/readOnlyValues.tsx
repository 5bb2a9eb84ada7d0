import { RecordDetailValue, isDetailValueEmpty } from '../../shared/RecordDetailValue';
import type { SectionKindProps } from '../types';

/** A section with read-only values and their titles. Renders nothing for a new record, because it has no values. */
export function Section({ section, module, record }: SectionKindProps) {
  if (!record) return null;
  const { shape } = module.entity;
  return (
    <dl className="wd-facts">
      {(section.readOnlyValues ?? []).map((detail) => (
        <div key={`${detail.title} ${detail.field ?? detail.template ?? ''}`} className="wd-fact">
          <dt>{detail.title}</dt>
          <dd className="wd-whole">
            {isDetailValueEmpty({ shape, detail, record }) && <span aria-hidden>–</span>}
            <RecordDetailValue shape={shape} detail={detail} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
