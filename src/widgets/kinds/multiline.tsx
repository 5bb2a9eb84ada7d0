import { TextControl } from '../inputs/TextControl';
import type { InputProps, Widget } from '../types';

const LINES = 3;
/** Maximum number of lines: a text area grows with its text up to this, then it scrolls. */
const MOST = 8;

function MultilineInput(props: InputProps) {
  const min = props.compact ? 1 : (props.field.ui.textareaRows ?? LINES);
  return <TextControl {...props} lines={{ min, max: Math.max(min, MOST) }} />;
}

/** Text of several lines. Line breaks are kept. */
export const widget: Widget = {
  Input: MultilineInput,
  countsCharacters: true,
};
