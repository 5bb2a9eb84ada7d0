import { toText } from '../values/isEmpty';
import { isPlainValueArray } from '../values/optionCodes';
import type { DisplayFormat, DisplayFormatArgs } from './displayFormat';
import { formatOptionCode, formatOptionCodes } from './formatOptionCodes';

const YES = ['true', '1', 'y', 'yes'];
const NO = ['false', '0', 'n', 'no'];

/** Formats a boolean as Yes or No. Any other value is converted to text. */
function formatBoolean({ value, texts }: DisplayFormatArgs): string {
  const text = toText(value);
  if (YES.includes(text.toLowerCase())) return texts.yes;
  return NO.includes(text.toLowerCase()) ? texts.no : text;
}

const format = ({ value }: DisplayFormatArgs): string => toText(value);

/** The display formats for texts, option labels and links. */
export const TEXT_FORMATS = {
  text: {
    format: (input) =>
      Array.isArray(input.value) || isPlainValueArray(input.field)
        ? formatOptionCodes(input)
        : formatOptionCode(input.value, input),
    isDefaultColumn: true,
  },
  status: { format: (input) => formatOptionCode(input.value, input), isDefaultColumn: true, columnWidth: 56 },
  boolean: { format: formatBoolean, isDefaultColumn: true, columnWidth: 24 },
  link: { format, isDefaultColumn: true },
  email: { format, isDefaultColumn: true },
  secret: { format: () => '' },
} satisfies Record<string, DisplayFormat>;
