import { TextControl } from '../inputs/TextControl';
import type { InputProps, Widget } from '../types';

function EmailInput(props: InputProps) {
  return <TextControl {...props} inputMode="email" />;
}

/** An e-mail address. No `type="email"`: it hides the caret, and with it the limit of typing. */
export const widget: Widget = {
  Input: EmailInput,
};
