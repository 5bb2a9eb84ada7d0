import type { ReactNode } from 'react';
import type { RecordDetail, ObjectShape } from '../../../model/entity/entity';
import { isObject } from '../../../model/values/cleanValues';
import { getFieldAtPath, getValueAtPath } from '../../../model/values/fieldPath';
import { getOwnProperty } from '../../../model/values/getOwnProperty';
import { toText } from '../../../model/values/isEmpty';
import { getChartSeriesTitle } from '../../chart/chartData';
import type { Row } from '../../shared/listRowIds';
import { RecordDetailValue, isDetailValueEmpty } from '../../shared/RecordDetailValue';
import { FieldPathValue } from '../../shared/FieldPathValue';
import type { SectionKindProps } from '../types';

interface Figure {
  title: string;
  value: ReactNode;
}

/**
 * Returns the numbers of a metric, without missing values. If the value is an object of numbers, returns one number
 * per key. The title of such a number comes from the schema or, if the schema does not define the key, from the
 * key.
 */
function getFigures(shape: ObjectShape, detail: RecordDetail, record: Row): Figure[] {
  const { title, field = '', percentOfField } = detail;
  if (isDetailValueEmpty({ shape, detail, record })) return [];
  const value = getValueAtPath(shape, field, record);
  if (percentOfField !== undefined || !isObject(value))
    return [{ title, value: <RecordDetailValue shape={shape} detail={detail} record={record} /> }];
  const inner = getFieldAtPath(shape, field)?.shape;
  return Object.keys(value).map((key) => {
    const known = inner && getOwnProperty(inner.fields, key);
    return {
      title: getChartSeriesTitle(inner, key),
      value: known ? <FieldPathValue shape={inner} path={key} record={value} /> : toText(value[key]),
    };
  });
}

/** A section with large numbers side by side. */
export function Section({ section, module, record }: SectionKindProps) {
  if (!record) return null;
  const figures = (section.metrics ?? []).flatMap((detail) => getFigures(module.entity.shape, detail, record));
  return (
    <div className="wd-counts-room">
      <dl className="wd-counts">
        {figures.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
