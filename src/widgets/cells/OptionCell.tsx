import type { CellProps } from '../types';
import { isEmpty, textOf } from './empty';
import { plainItem } from './listItems';
import { Ellipsis } from './TextCell';
import { useOptionLabels } from './useOptionLabels';

/** The name of a code. */
export function OptionCell({ value, field, record }: CellProps) {
  const label = useOptionLabels(field, record);
  return <Ellipsis text={isEmpty(value) && !field.ui.labelFrom ? '' : label(value)} />;
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** A list in one line, codes by their names. A list that a server sends as text `AC,DC` is read as well. */
export function ListCell({ value, field, record }: CellProps) {
  const label = useOptionLabels(field, record);
  const items = isList(value) ? value : field.ui.wire === 'comma' ? textOf(value).split(',') : [value];
  const texts = items
    .map(plainItem)
    .filter((item) => !isEmpty(item))
    .map(label);
  return <Ellipsis text={texts.join(', ')} />;
}
