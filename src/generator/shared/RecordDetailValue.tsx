import { Fragment } from 'react';
import type { RecordDetail, ObjectShape } from '../../model/entity/entity';
import { getFieldAtPath, getParentObjectAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { choosePlural } from '../../model/formatting/choosePlural';
import { isEmpty } from '../../model/values/isEmpty';
import { formatPercentage, getRatio } from '../../model/formatting/formatPercentage';
import { useFormatTexts } from '../../widgets/useFormatTexts';
import { FieldValue } from '../../widgets/cells/FieldValue';
import { FieldPathValue } from './FieldPathValue';
import { LinkedValue } from './LinkedValue';
import type { Row } from './listRowIds';

interface DetailProps {
  shape: ObjectShape;
  detail: RecordDetail;
  record: Row;
}

/** Returns the ratio of the value of `field` to the value of `percentOfField`. */
const getDetailRatio = ({ shape, detail: { field = '', percentOfField = '' }, record }: DetailProps) =>
  getRatio(getValueAtPath(shape, field, record), getValueAtPath(shape, percentOfField, record));

/** Whether a detail has no value. A detail that is a text with placeholders always counts as having a value. */
export function isDetailValueEmpty({ shape, detail, record }: DetailProps): boolean {
  if (detail.field === undefined) return false;
  if (detail.percentOfField !== undefined) return getDetailRatio({ shape, detail, record }) === undefined;
  return isEmpty(getValueAtPath(shape, detail.field, record));
}

/**
 * Renders a detail of a record: the value of a field, its percentage of the value of another field, or a text with
 * placeholders for several values.
 */
export function RecordDetailValue(props: DetailProps) {
  const { detail, record } = props;
  if (!detail.link || isDetailValueEmpty(props)) return <PlainDetailValue {...props} />;
  return (
    <LinkedValue link={detail.link} values={record}>
      <PlainDetailValue {...props} />
    </LinkedValue>
  );
}

function PlainDetailValue(props: DetailProps) {
  const { shape, detail, record } = props;
  const { language } = useFormatTexts();
  if (detail.template !== undefined) {
    return (
      <span className="wd-sentence">
        <FilledTemplateText shape={shape} text={detail.template} record={record} />
      </span>
    );
  }
  if (detail.percentOfField === undefined)
    return <FieldPathValue shape={shape} path={detail.field ?? ''} record={record} format={detail.display} />;
  const share = getDetailRatio(props);
  return share === undefined ? null : formatPercentage(share, language);
}

const PARTS = /(\{[^{}\s]+\})/;

/** Renders the value of a placeholder. If the value is empty, renders the default value of the field or a dash. */
function Placed({ shape, path, record }: { shape: ObjectShape; path: string; record: Row }) {
  const field = getFieldAtPath(shape, path);
  if (!field) return null;
  const value = getValueAtPath(shape, path, record);
  if (isEmpty(value) && field.default === undefined) return '–';
  // The unit is not rendered, because the text around the placeholder already contains it.
  const { unit: _, ...ui } = field.ui;
  return (
    <FieldValue
      field={{ ...field, ui }}
      record={{ ...getParentObjectAtPath(shape, path, record), [field.name]: isEmpty(value) ? field.default : value }}
    />
  );
}

/**
 * Renders a text with placeholders. Each placeholder is replaced by the formatted value of its field. Example:
 * `{offsetPoints} point = {offsetValue} |||| {offsetPoints} points = {offsetValue}`.
 */
export const FilledTemplateText = ({ shape, text, record }: { shape: ObjectShape; text: string; record: Row }) =>
  choosePlural(text, (path) => getValueAtPath(shape, path, record) ?? getFieldAtPath(shape, path)?.default)
    .split(PARTS)
    .map((part, index) => (
      <Fragment key={index}>
        {PARTS.test(part) ? <Placed shape={shape} path={part.slice(1, -1)} record={record} /> : part}
      </Fragment>
    ));
