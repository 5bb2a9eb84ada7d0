import { GENERATED_TITLES } from '../jsonSchema/generatedTitles';
import { isGeneratedField, VARIANT_CHOICE } from '../jsonSchema/variantDefinition';
import { getCodeLabel } from '../humanizeName';
import { isObject, type FormValues } from '../values/cleanValues';
import type { PhraseKey, PhraseWriter } from './expectedValues/phrases';

const KEYS = new Map(Object.entries(GENERATED_TITLES).map(([key, text]) => [text as string, key as PhraseKey]));

/** A title of several words may end in a number, which tells it from an equal title: `Text 2`. */
const NUMBERED = /^(.+) (\d+)$/;
/** A title may also be told from others by what the entries of a list or the values of a field are, or by an example. */
const OF_VALUES = /^(.+) \((.+)\)$/;
const WITH_EXAMPLE = /^(.+), such as (.+)$/;

/** Translates a title if it was generated. A title that the schema or its translation states remains. */
function translateTitle(title: string, write: PhraseWriter): string {
  const key = KEYS.get(title);
  if (key) return write(key);
  const [, text = '', number = ''] = NUMBERED.exec(title) ?? [];
  if (`${text} {number}` === GENERATED_TITLES.variantNumbered) return write('variantNumbered', { number });
  if (number !== '') {
    const own = translateTitle(text, write);
    return own === text ? title : `${own} ${number}`;
  }
  const [, whole = '', values = ''] = OF_VALUES.exec(title) ?? [];
  if (whole === GENERATED_TITLES.variantList || KEYS.has(values))
    return `${translateTitle(whole, write)} (${translateTitle(values, write)})`;
  const [, kind = '', example = ''] = WITH_EXAMPLE.exec(title) ?? [];
  return KEYS.has(kind) ? write('variantExample', { title: translateTitle(kind, write), example }) : title;
}

/** Translates the field with the choice among variants, or the field with the whole value of one. */
function translateField(name: string, field: FormValues, write: PhraseWriter): FormValues {
  const { title, oneOf } = field;
  const own = typeof title === 'string' ? { title: translateTitle(title, write) } : {};
  if (name !== VARIANT_CHOICE || !Array.isArray(oneOf)) return { ...field, ...own };
  const choices = oneOf.map((choice: unknown) => {
    if (!isObject(choice)) return choice;
    const label = typeof choice['title'] === 'string' ? choice['title'] : getCodeLabel(choice['const']);
    return { ...choice, title: translateTitle(label, write) };
  });
  return { ...field, ...own, oneOf: choices };
}

/** Gives the two choices of a switch their titles. */
function titleSwitch({ enum: codes, ...field }: FormValues, write: PhraseWriter): FormValues {
  const choices = (codes as unknown[]).filter((code) => code !== null);
  return {
    ...field,
    oneOf: choices.map((code) => ({ const: code, title: translateTitle(getCodeLabel(code), write) })),
  };
}

function translatePart(part: unknown, write: PhraseWriter): unknown {
  if (Array.isArray(part)) return part.map((one) => translatePart(one, write));
  if (!isObject(part)) return part;
  const inner: FormValues = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, translatePart(value, write)]),
  );
  const { properties, title, const: code } = inner;
  // One of the two choices of a switch.
  if (typeof code === 'boolean' && typeof title === 'string') return { ...inner, title: translateTitle(title, write) };
  if (inner['type'] === 'boolean' && Array.isArray(inner['enum']) && !inner['oneOf']) return titleSwitch(inner, write);
  if (!isObject(properties)) return inner;
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    isGeneratedField(name) && isObject(field) ? translateField(name, field, write) : field,
  ]);
  return { ...inner, properties: Object.fromEntries(fields) as FormValues };
}

/** Translates the titles that the normalization generated for the variants of objects. */
export const translateGeneratedTitles = <T>(definition: T, write: PhraseWriter): T =>
  translatePart(definition, write) as T;
