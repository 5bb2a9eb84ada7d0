import { useMemo } from 'react';
import type { EntityModule, Field } from '../../model/entity/entity';
import { evaluate } from '../../model/rules/rules';
import { fromWire } from '../../model/wire/wire';
import { areRows, ReadOnlyRows } from '../../widgets/readOnly/ReadOnlyRows';
import { FieldValue } from '../../widgets/cells/FieldValue';
import { valueIn } from '../../model/values/aliases';
import { isEmpty } from '../../model/values/empty';
import type { Row } from '../records/row';

interface Props {
  module: EntityModule;
  fields: readonly Field[];
  record: Row;
}

const hasNothing = (value: unknown): boolean => isEmpty(value) || (Array.isArray(value) && value.length === 0);

/** Needs the whole line: lists of objects, objects, and texts of several lines. */
const isLarge = ({ shape, kind }: Field): boolean => shape !== undefined || kind === 'multiline';

/** Values in pairs of name and value; what the rules hide in the form is hidden here. */
export function ReadFields({ module: { entity, validators }, fields, record }: Props) {
  const states = useMemo(
    () => evaluate(entity.shape, fromWire(entity.shape, record), validators).states,
    [entity, validators, record],
  );
  const shown = fields.filter(({ key }) => states.get(key)?.visible !== false);
  return (
    <dl className="wd-facts">
      {shown.map((field) => {
        const value = valueIn(record, field);
        const title = states.get(field.key)?.title ?? field.title;
        return (
          <div key={field.key} className={isLarge(field) ? 'wd-fact wd-fact-large' : 'wd-fact'}>
            <dt>{title}</dt>
            <dd className="wd-whole">
              {hasNothing(value) && <span aria-hidden>–</span>}
              {areRows(field) ? (
                <ReadOnlyRows field={field} label={title} value={value} around={record} />
              ) : (
                <FieldValue field={field} record={record} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
