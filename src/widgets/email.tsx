import { EmailCell } from './cells/LinkCell';
import { TextFilter } from './filters/TextFilter';
import { TextControl } from './inputs/TextControl';
import { RANK } from './ranks';
import { and, formatIs, rankIf, typeIs } from './testers';
import type { InputProps, Widget } from './types';

const withoutBlanks = (text: string): string => text.trim();

function EmailInput(props: InputProps) {
  return <TextControl {...props} inputMode="email" parse={withoutBlanks} />;
}

/** An e-mail address. No `type="email"`: it hides the caret, and with it the limit of typing. */
export const email: Widget = {
  name: 'email',
  rank: rankIf(RANK.format, and(typeIs('string'), formatIs('email'))),
  Input: EmailInput,
  Cell: EmailCell,
  Filter: TextFilter,
};
