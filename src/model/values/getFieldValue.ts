import type { Field } from '../entity/entity';
import { getOwnProperty } from './getOwnProperty';
import { getPeriodFields } from './periodFields';
import { isEmptyOrEmptyList } from './isEmpty';

type Named = Pick<Field, 'name' | 'ui'> & Partial<Pick<Field, 'shape'>>;

/** Returns the value of a period field. The server sends the start and end of such a period as separate fields. */
function getPeriodValue(record: Readonly<Record<string, unknown>>, field: Named): unknown {
  const [from, to] = (field.ui.dateRange?.params ?? []).map((end) => getOwnProperty(record, end));
  const [first, last] = getPeriodFields(field);
  return from === undefined && to === undefined ? undefined : { [first]: from, [last]: to };
}

/**
 * Returns the value of a field in a server record. The server may use the field name or one of the alternate names.
 * If several of these names are present, a non-empty value takes precedence over an empty one.
 */
export function getFieldValue(record: Readonly<Record<string, unknown>>, field: Named): unknown {
  const { name, ui } = field;
  const values = [name, ...(ui.alternateResponseNames ?? [])].map((candidate) => getOwnProperty(record, candidate));
  const own = values.find((value) => !isEmptyOrEmptyList(value)) ?? values.find((value) => value !== undefined);
  return own ?? getPeriodValue(record, field) ?? own;
}
