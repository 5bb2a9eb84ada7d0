import type { ReactNode } from 'react';
import type { Fact, Shape } from '../../../model/entity/entity';
import { fieldAt, readAt } from '../../../model/values/fieldPath';
import { ownOf } from '../../../model/values/own';
import { isEmpty, textOf } from '../../../model/values/empty';
import { shareOf } from '../../../model/reading/share';
import { figureTitle } from '../../chart/figures';
import type { Row } from '../../records/row';
import { PathValue, ShareValue, TextOfValues } from '../../records/PathValue';
import type { SectionKindProps } from '../types';

interface Figure {
  title: string;
  value: ReactNode;
}

const isFigures = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is missing is no figure. */
const isMissing = (shape: Shape, { field = '', totalField, template }: Fact, record: Row): boolean => {
  if (template !== undefined) return false;
  const value = readAt(shape, field, record);
  return totalField === undefined ? isEmpty(value) : shareOf(value, readAt(shape, totalField, record)) === undefined;
};

/** An object of numbers is a figure for each of its keys; those that the schema describes have its titles. */
function figuresOf(shape: Shape, fact: Fact, record: Row): Figure[] {
  const { title, field = '', display, template, totalField } = fact;
  if (isMissing(shape, fact, record)) return [];
  if (totalField !== undefined)
    return [{ title, value: <ShareValue {...{ shape, path: field, record, of: totalField }} /> }];
  if (template !== undefined) return [{ title, value: <TextOfValues shape={shape} text={template} record={record} /> }];
  const value = readAt(shape, field, record);
  if (!isFigures(value))
    return [{ title, value: <PathValue shape={shape} path={field} record={record} format={display} /> }];
  const inner = fieldAt(shape, field)?.shape;
  return Object.keys(value).map((key) => {
    const known = inner && ownOf(inner.fields, key);
    return {
      title: figureTitle(inner, key),
      value: known ? <PathValue shape={inner} path={key} record={value} /> : textOf(value[key]),
    };
  });
}

/** Large figures side by side. */
export function Section({ section, module, record }: SectionKindProps) {
  if (!record) return null;
  const figures = (section.metrics ?? []).flatMap((fact) => figuresOf(module.entity.shape, fact, record));
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
