import { LinkCell } from './cells/LinkCell';
import { TextFilter } from './filters/TextFilter';
import { TextControl } from './inputs/TextControl';
import { RANK } from './ranks';
import { and, formatIs, rankIf, typeIs } from './testers';
import type { InputProps, Widget } from './types';

const withoutBlanks = (text: string): string => text.trim();

function UrlInput(props: InputProps) {
  return <TextControl {...props} inputMode="url" parse={withoutBlanks} />;
}

/** A web address; it becomes a link only where it is safe to open. */
export const url: Widget = {
  name: 'url',
  rank: rankIf(RANK.format, and(typeIs('string'), formatIs('uri', 'url'))),
  Input: UrlInput,
  Cell: LinkCell,
  Filter: TextFilter,
};
