import { checksByFormat } from '../../../../src/model/formRules/formats';

/** Formats of other names that mean one of the schema language. */
const FORMAT_NAMES: Readonly<Record<string, string>> = { 'idn-email': 'email' };

/** Returns the format of the schema language that a format of a document means; undefined if there is none. */
export function getKnownFormat(format: unknown): string | undefined {
  if (typeof format !== 'string') return undefined;
  const name = Object.hasOwn(FORMAT_NAMES, format) ? FORMAT_NAMES[format]! : format;
  return Object.hasOwn(checksByFormat, name) ? name : undefined;
}
