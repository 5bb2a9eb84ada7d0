import type { Fact, Shape } from '../../../model/entity/entity';
import { readAt } from '../../../model/values/fieldPath';
import { isEmpty } from '../../../model/values/empty';
import { shareOf } from '../../../model/reading/share';
import type { Row } from '../../records/row';
import { PathValue, ShareValue, TextOfValues } from '../../records/PathValue';
import type { SectionKindProps } from '../types';

/** Whether there is nothing to read. */
function isNothing(shape: Shape, { field, of }: Fact, record: Row): boolean {
  if (field === undefined) return false;
  const value = readAt(shape, field, record);
  return of === undefined ? isEmpty(value) : shareOf(value, readAt(shape, of, record)) === undefined;
}

/** One value, or a sentence of several. */
function FactValue({ shape, fact, record }: { shape: Shape; fact: Fact; record: Row }) {
  const { field = '', format, text, of } = fact;
  if (text !== undefined) {
    return (
      <span className="wd-sentence">
        <TextOfValues shape={shape} text={text} record={record} />
      </span>
    );
  }
  if (of !== undefined) return <ShareValue {...{ shape, path: field, record, of }} />;
  return <PathValue shape={shape} path={field} record={record} format={format} />;
}

/** Values to be read, each under its name; of a record that is not there yet, none. */
export function Section({ section, module, record }: SectionKindProps) {
  if (!record) return null;
  const { shape } = module.entity;
  return (
    <dl className="wd-facts">
      {(section.facts ?? []).map((fact) => (
        <div key={`${fact.title} ${fact.field ?? fact.text ?? ''}`} className="wd-fact">
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
