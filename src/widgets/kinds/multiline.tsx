import { TextControl } from '../inputs/TextControl';
import type { InputProps, FieldWidget } from '../types';

const LINES = 3;
/** Maximum number of lines. A text area grows with its text up to this height and then scrolls. */
const MOST = 8;

function MultilineInput(props: InputProps) {
  const min = props.compact ? 1 : (props.field.ui.textareaRows ?? LINES);
  return <TextControl {...props} lines={{ min, max: Math.max(min, MOST) }} />;
}

/** Widget for text of several lines. Line breaks are part of the value. */
export const widget: FieldWidget = {
  Input: MultilineInput,
  countsCharacters: true,
};
