/** Converts the text of a cell to the form value of a field. */
import { parseCodes } from '../../model/values/optionCodes';
import type { Field } from '../../model/entity/entity';
import { parseTypedText } from '../../model/values/parseNumber';
import type { OptionItem } from '../../widgets/normalizeOptions';
import type { ImportOptionLookup } from './importOptionLookup';
import { parseDateText } from './parseDates';

/** Words and converters that depend on the languages and the country calling code of the app. */
export interface CellParseTexts {
  yes: readonly string[];
  no: readonly string[];
  /** Converts a phone number to the stored format, which contains the country calling code. */
  phone: (text: string) => string;
}

export interface ParsedCell {
  value: unknown;
  /** `enum`: the cell contains no option of the field. `failed`: the options could not be loaded. */
  error?: 'enum' | 'failed';
  /** The text that is no option, for the error `enum`. */
  unknownText?: string;
  /** The option that matches the cell. Selecting an option may also set other fields. */
  option?: OptionItem;
}

const YES = ['true', '1', 'on', '✓'];
const NO = ['false', '0', 'off'];

const isOne = (words: readonly string[], text: string): boolean =>
  words.some((word) => word.toLowerCase() === text.toLowerCase());

function getSwitch(text: string, { yes, no }: CellParseTexts): unknown {
  if (isOne([...YES, ...yes], text)) return true;
  return isOne([...NO, ...no], text) ? false : text;
}

const PARTS = [/[\r\n]+/, /[;；|]/, /[,，、]/];

/**
 * Splits a cell into several values at line breaks. Without a line break, it is split at semicolons or vertical
 * bars, otherwise at commas.
 */
function splitEntries(text: string): string[] {
  const between = PARTS.find((sign) => sign.test(text));
  const entries = between ? text.split(between) : [text];
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/**
 * Returns all options that a cell contains. The whole text is first searched as a single label, because a label may
 * contain a comma.
 */
async function parseOptions(field: Field, text: string, row: Values, choices: ImportOptionLookup): Promise<ParsedCell> {
  const whole = await choices.find(field, text, row);
  if (whole.option) return { value: [whole.option.value] };
  const entries = splitEntries(text);
  const found = await Promise.all(entries.map((entry) => choices.find(field, entry, row)));
  const values = found.flatMap(({ option }) => (option ? [option.value] : []));
  if (values.length === found.length) return { value: [...new Set(values)] };
  if (found.some((one) => !one.option && one.failed)) return { value: values, error: 'failed' };
  return { value: values, error: 'enum', unknownText: entries[found.findIndex((one) => !one.option)] ?? text };
}

type Values = Readonly<Record<string, unknown>>;

async function parseOption(field: Field, text: string, row: Values, choices: ImportOptionLookup): Promise<ParsedCell> {
  const found = await choices.find(field, text, row);
  if (found.option) return { value: found.option.value, option: found.option };
  return found.failed ? { value: text, error: 'failed' } : { value: text, error: 'enum', unknownText: text.trim() };
}

/**
 * Converts the text of a cell to the form value of a field.
 * @param text must not be blank
 * @param row the values of the row that are already converted, by API field name. The options of the field may
 *   depend on them.
 */
export async function parseCell(
  field: Field,
  text: string,
  row: Values,
  choices: ImportOptionLookup,
  cellTexts: CellParseTexts,
): Promise<ParsedCell> {
  const isList = field.type === 'array';
  if (choices.has(field))
    return isList ? parseOptions(field, text, row, choices) : parseOption(field, text, row, choices);
  if (isList) return { value: parseCodes(field, splitEntries(text)) };
  if (field.type === 'boolean') return { value: getSwitch(text.trim(), cellTexts) };
  if (field.kind === 'phone') return { value: cellTexts.phone(text) };
  if (field.kind === 'password') return { value: text };
  if (field.ui.parseNumbers) return { value: parseTypedText(text.trim(), field) };
  return { value: parseDateText(text.trim(), field.format) };
}
