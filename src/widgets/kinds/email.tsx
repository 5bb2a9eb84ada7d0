import { TextFilter } from '../filters/TextFilter';
import { TextControl } from '../inputs/TextControl';
import type { InputProps, Widget } from '../types';

const withoutBlanks = (text: string): string => text.trim();

function EmailInput(props: InputProps) {
  return <TextControl {...props} inputMode="email" parse={withoutBlanks} />;
}

/** An e-mail address. No `type="email"`: it hides the caret, and with it the limit of typing. */
export const widget: Widget = {
  Input: EmailInput,
  Filter: TextFilter,
};
