import { TextCell } from './cells/TextCell';
import { TextFilter } from './filters/TextFilter';
import { TextControl } from './inputs/TextControl';
import { RANK } from './ranks';
import { and, isLongText, rankIf, typeIs } from './testers';
import type { InputProps, Widget } from './types';

const LINES = 3;
/** An area grows with its text up to here (CONF-48), then it scrolls. */
const MOST = 8;

function MultilineInput(props: InputProps) {
  const min = props.compact ? 1 : (props.field.ui.lines ?? LINES);
  return <TextControl {...props} lines={{ min, max: Math.max(min, MOST) }} />;
}

/** Text of several lines; line breaks are kept. */
export const multiline: Widget = {
  name: 'multiline',
  rank: rankIf(RANK.hint, and(typeIs('string'), isLongText)),
  Input: MultilineInput,
  Cell: TextCell,
  Filter: TextFilter,
};
