import { readAt } from '../../../model/fieldPath';
import { isEmpty } from '../../../model/reading/empty';
import { PathValue, TextOfValues } from '../PathValue';
import type { SectionKindProps } from '../types';

/** Values to be read, each under its name; of a record that is not there yet, none. */
export function Section({ section, module, record }: SectionKindProps) {
  if (!record) return null;
  const { shape } = module.entity;
  return (
    <dl className="wd-facts">
      {(section.facts ?? []).map(({ title, field, format, text }) => (
        <div key={`${title} ${field ?? text ?? ''}`} className="wd-fact">
          <dt>{title}</dt>
          <dd className="wd-whole">
            {field !== undefined && isEmpty(readAt(shape, field, record)) && <span aria-hidden>–</span>}
            {text === undefined ? (
              <PathValue shape={shape} path={field ?? ''} record={record} format={format} />
            ) : (
              <span className="wd-sentence">
                <TextOfValues shape={shape} text={text} record={record} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
