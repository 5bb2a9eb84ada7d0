import type { ReactNode } from 'react';
import type { Detail, Shape } from '../../../model/entity/entity';
import { isObject } from '../../../model/values/cleanValues';
import { getFieldAtPath, getValueAtPath } from '../../../model/values/fieldPath';
import { getOwnProperty } from '../../../model/values/getOwnProperty';
import { isEmpty, toText } from '../../../model/values/isEmpty';
import { getRatio } from '../../../model/formatting/formatPercentage';
import { getChartSeriesTitle } from '../../chart/chartData';
import type { Row } from '../../shared/rowIds';
import { FieldPathValue, PercentageValue, FilledText } from '../../shared/FieldPathValue';
import type { SectionKindProps } from '../types';

interface Figure {
  title: string;
  value: ReactNode;
}

/** Missing values are omitted. */
const isMissing = (shape: Shape, { field = '', totalField, template }: Detail, record: Row): boolean => {
  if (template !== undefined) return false;
  const value = getValueAtPath(shape, field, record);
  return totalField === undefined
    ? isEmpty(value)
    : getRatio(value, getValueAtPath(shape, totalField, record)) === undefined;
};

/** Returns the numbers of a metric. An object of numbers gives one per key, with the schema's title if there is one. */
function getFigures(shape: Shape, fact: Detail, record: Row): Figure[] {
  const { title, field = '', display, template, totalField } = fact;
  if (isMissing(shape, fact, record)) return [];
  if (totalField !== undefined)
    return [{ title, value: <PercentageValue {...{ shape, path: field, record, of: totalField }} /> }];
  if (template !== undefined) return [{ title, value: <FilledText shape={shape} text={template} record={record} /> }];
  const value = getValueAtPath(shape, field, record);
  if (!isObject(value))
    return [{ title, value: <FieldPathValue shape={shape} path={field} record={record} format={display} /> }];
  const inner = getFieldAtPath(shape, field)?.shape;
  return Object.keys(value).map((key) => {
    const known = inner && getOwnProperty(inner.fields, key);
    return {
      title: getChartSeriesTitle(inner, key),
      value: known ? <FieldPathValue shape={inner} path={key} record={value} /> : toText(value[key]),
    };
  });
}

/** Large numbers side by side. */
export function Section({ section, module, record }: SectionKindProps) {
  if (!record) return null;
  const figures = (section.metrics ?? []).flatMap((fact) => getFigures(module.entity.shape, fact, record));
  return (
    <dl className="wd-counts">
      {figures.map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
