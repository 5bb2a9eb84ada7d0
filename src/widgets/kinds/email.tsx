import { TextControl } from '../inputs/TextControl';
import type { InputProps, FieldWidget } from '../types';

function EmailInput(props: InputProps) {
  return <TextControl {...props} inputMode="email" />;
}

/**
 * Widget for an e-mail address. The input does not use `type="email"`, because such inputs do not expose the caret
 * position, which the length limit needs.
 */
export const widget: FieldWidget = {
  Input: EmailInput,
  countsCharacters: true,
};
