/** Tells how the input of an imported field looks: in one line or several, as a secret, with an example of a color. */
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject, type Json } from '../../lint/source/readJson';
import { SECRET_NAME } from '../../secretName';
import { toKebabCase } from '../api/names';
import { getTypes } from './documentValues';
import { getKnownFormat } from './getKnownFormat';

/** Databases limit a text in one line to 255 characters, or to 256; some limit all their short texts to 500. */
const LINE_LENGTH = 256;
const LONG_LINE_LENGTH = 500;
const MULTILINE_NAME =
  /(description|comments?|notes?|remarks?|body|content|message|bio|about|details)$|^((plain|full|body)_?)?text$|^abstract$/i;
/** Names of texts of one line that is often a long one. */
const LONG_LINE_NAME = /^(summary|subject|caption|headline)$/i;

/** The last words of names whose texts are written in one line, however long they may be. */
const ONE_LINE_WORDS = new Set(
  'name names title version vendor product manufacturer publisher author type id identifier uri url link href code path file key label locale language host domain email'.split(
    ' ',
  ),
);

/** A pattern of a whole text that no line break matches. */
const ONE_LINE_PATTERN = /^\^(?!.*(?:\\[snSDW]|\[\^)).*\$$/;

/** Whether a text has one line by its name or its pattern. */
const isOneLine = (name: string, { pattern = '' }: FieldDefinition): boolean =>
  !MULTILINE_NAME.test(name) &&
  (ONE_LINE_PATTERN.test(pattern) || ONE_LINE_WORDS.has(toKebabCase(name).split('-').at(-1)!));

/** Formats of texts of several lines, which JSON Schema does not know. */
const MULTILINE_FORMAT = /^(markdown|html|text|textarea|multi-?line)$/i;

const COLOR_FORMAT = /^(hex-?)?colou?r(-?hex)?$/i;
const COLOR_EXAMPLE = '#1E88E5';

/** Returns how a text of a format looks that JSON Schema does not know, and that is in one line. */
function buildFormattedLine({ format, maxLength = 0, pattern }: FieldDefinition): Json {
  const isColor = pattern === undefined && COLOR_FORMAT.test(format ?? '');
  return {
    ...(maxLength >= LINE_LENGTH ? { widget: 'text' } : {}),
    ...(isColor ? { placeholder: COLOR_EXAMPLE } : {}),
  };
}

/**
 * Returns the keywords by which a field gets its input: the stated ones, a widget for texts in one line or several and for
 * secrets, the width of a long line.
 */
export function buildWidget(name: string, field: FieldDefinition): Json {
  const ui = isObject(field['x-ui']) ? field['x-ui'] : {};
  if (field.format === 'password') return { widget: 'password' };
  if (MULTILINE_FORMAT.test(field.format ?? '')) return { ...ui, widget: 'multiline' };
  const isOfOtherFormat = field.format !== undefined && getKnownFormat(field.format) === undefined;
  if (isOfOtherFormat && getTypes(field).includes('string')) return { ...buildFormattedLine(field), ...ui };
  const isText =
    getTypes(field)
      .filter((type) => type !== 'null')
      .join() === 'string' &&
    field.format === undefined &&
    !field.enum &&
    !field.oneOf;
  if (isText && !field.readOnly && SECRET_NAME.test(name)) return { ...ui, widget: 'password' };
  const { maxLength = Number.POSITIVE_INFINITY } = field;
  const isLong = MULTILINE_NAME.test(name)
    ? maxLength > LINE_LENGTH
    : field.maxLength !== undefined && maxLength > LONG_LINE_LENGTH && !isOneLine(name, field);
  if (isText && isLong) return { ...ui, widget: 'multiline' };
  // Without a widget, the maximum length alone would make it a text area.
  const isLine = isText && field.maxLength !== undefined && maxLength >= LINE_LENGTH && !('suggestedTexts' in ui);
  const line = isLine ? { widget: 'text', ...ui } : ui;
  if (isText && LONG_LINE_NAME.test(name)) return { ...line, width: 'full' };
  return line;
}
