import { TextControl } from '../inputs/TextControl';
import type { InputProps, Widget } from '../types';

function EmailInput(props: InputProps) {
  return <TextControl {...props} inputMode="email" />;
}

/**
 * Widget for an e-mail address. The input does not use `type="email"`, because such inputs do not expose the caret
 * position, which the length limit needs.
 */
export const widget: Widget = {
  Input: EmailInput,
  countsCharacters: true,
};
