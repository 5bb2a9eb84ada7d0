/** What a cell says of a field, as its form would hold it. */
import { parseCodes } from '../../model/values/optionCodes';
import type { Field } from '../../model/entity/entity';
import type { OptionItem } from '../../widgets/optionItems';
import type { ImportOptions } from './importOptions';
import { parseDateText } from './parseDates';

/** Words that a page may need of its languages. */
export interface CellTexts {
  yes: readonly string[];
  no: readonly string[];
  /** A number as it is stored, with its calling code. */
  phone: (text: string) => string;
}

export interface ParsedCell {
  value: unknown;
  /** It names no option of the field, or its list did not arrive. */
  error?: 'enum' | 'failed';
  /** The chosen option, which may bring other values along. */
  option?: OptionItem;
}

const YES = ['true', '1', 'yes', 'y', 'on', '✓'];
const NO = ['false', '0', 'no', 'n', 'off'];

const isOne = (words: readonly string[], text: string): boolean =>
  words.some((word) => word.toLowerCase() === text.toLowerCase());

function getSwitch(text: string, { yes, no }: CellTexts): unknown {
  if (isOne([...YES, ...yes], text)) return true;
  return isOne([...NO, ...no], text) ? false : text;
}

const PARTS = [/[\r\n]+/, /[;；|]/, /[,，、]/];

/** Several entries in one cell: on lines of their own, else with signs between them. */
function entriesIn(text: string): string[] {
  const between = PARTS.find((sign) => sign.test(text));
  const entries = between ? text.split(between) : [text];
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/** All options that a cell names: one whose name holds a comma stands for itself. */
async function optionsIn(field: Field, text: string, row: Values, choices: ImportOptions): Promise<ParsedCell> {
  const whole = await choices.find(field, text, row);
  if (whole.option) return { value: [whole.option.value] };
  const found = await Promise.all(entriesIn(text).map((entry) => choices.find(field, entry, row)));
  const values = found.flatMap(({ option }) => (option ? [option.value] : []));
  if (values.length === found.length) return { value: [...new Set(values)] };
  return { value: values, error: found.some((one) => !one.option && one.failed) ? 'failed' : 'enum' };
}

type Values = Readonly<Record<string, unknown>>;

async function optionIn(field: Field, text: string, row: Values, choices: ImportOptions): Promise<ParsedCell> {
  const found = await choices.find(field, text, row);
  if (found.option) return { value: found.option.value, option: found.option };
  return { value: text, error: found.failed ? 'failed' : 'enum' };
}

/**
 * @param text not blank
 * @param row what is known of the row so far, by the names of its fields: a list of options may depend on it
 */
export async function parseCell(
  field: Field,
  text: string,
  row: Values,
  choices: ImportOptions,
  words: CellTexts,
): Promise<ParsedCell> {
  const isList = field.type === 'array';
  if (choices.has(field)) return isList ? optionsIn(field, text, row, choices) : optionIn(field, text, row, choices);
  if (isList) return { value: parseCodes(field, entriesIn(text)) };
  if (field.type === 'boolean') return { value: getSwitch(text.trim(), words) };
  if (field.kind === 'phone') return { value: words.phone(text) };
  if (field.kind === 'password') return { value: text };
  return { value: parseDateText(text.trim(), field.format) };
}
