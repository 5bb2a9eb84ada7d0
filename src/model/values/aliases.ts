import type { Field } from '../entity/entity';
import { ownOf } from './own';
import { endsOf } from './periods';
import { isNothing } from './empty';

type Named = Pick<Field, 'name' | 'ui'> & Partial<Pick<Field, 'shape'>>;

/** A period whose ends have names of their own. */
function periodIn(record: Readonly<Record<string, unknown>>, field: Named): unknown {
  const [from, to] = (field.ui.dateRange?.params ?? []).map((end) => ownOf(record, end));
  const [first, last] = endsOf(field);
  return from === undefined && to === undefined ? undefined : { [first]: from, [last]: to };
}

/**
 * What a server's record holds of a field, whichever of its names it uses. A name that is there
 * without a value does not hide another one that has it.
 */
export function valueIn(record: Readonly<Record<string, unknown>>, field: Named): unknown {
  const { name, ui } = field;
  const values = [name, ...(ui.alternateNames ?? [])].map((candidate) => ownOf(record, candidate));
  const own = values.find((value) => !isNothing(value)) ?? values.find((value) => value !== undefined);
  return own ?? periodIn(record, field) ?? own;
}
