import { useMemo } from 'react';
import type { EntityModule, Field } from '../../model/entity/entity';
import { evaluateForm } from '../../model/formRules/evaluateForm';
import { toFormValues } from '../../model/wire/toFormValues';
import { isRowList, ReadOnlyRows } from '../../widgets/readOnly/ReadOnlyRows';
import { FieldValue } from '../../widgets/cells/FieldValue';
import { getFieldValue } from '../../model/values/getFieldValue';
import { isEmptyOrEmptyList } from '../../model/values/isEmpty';
import type { Row } from '../shared/listRowIds';

interface Props {
  module: EntityModule;
  fields: readonly Field[];
  record: Row;
}

/** Whether the value of a field needs the full width: arrays of objects, objects and multi-line texts. */
const isLarge = ({ shape, kind }: Field): boolean => shape !== undefined || kind === 'multiline';

/** Shows field values with their labels. Fields that the rules hide in the form are hidden here too. */
export function ReadOnlyFields({ module: { entity, validators }, fields, record }: Props) {
  const states = useMemo(
    () => evaluateForm(entity.shape, toFormValues(entity.shape, record), validators).states,
    [entity, validators, record],
  );
  const shownFields = fields.filter(({ key }) => states.get(key)?.visible !== false);
  return (
    <dl className="wd-facts">
      {shownFields.map((field) => {
        const value = getFieldValue(record, field);
        const title = states.get(field.key)?.title ?? field.title;
        return (
          <div key={field.key} className={isLarge(field) ? 'wd-fact wd-fact-large' : 'wd-fact'}>
            <dt>{title}</dt>
            <dd className="wd-whole">
              {isEmptyOrEmptyList(value) && <span aria-hidden>–</span>}
              {isRowList(field) ? (
                <ReadOnlyRows field={field} label={title} value={value} parentValues={record} />
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
