import { choicesOf, fieldsOf, typesOf, type Rule } from '../folder';
import { asObject, asText, valueAt, type Json } from '../json';
import type { Place } from '../places';
import type { Finding } from '../source';
import { listing, quote } from '../words';

const hasChoices = (field: Json): boolean =>
  choicesOf(field) !== undefined || valueAt(field, ['x-ui', 'options']) !== undefined;
const hasItemChoices = (field: Json): boolean => hasChoices(field) || hasChoices(asObject(field['items']));
const isGenerated = (field: Json): boolean => valueAt(field, ['x-ui', 'generate']) !== undefined;
const hasUpload = (field: Json): boolean => valueAt(field, ['x-ui', 'upload']) !== undefined;
const PLAIN = ['string', 'integer', 'number'];
const hasPlainItems = (field: Json): boolean => PLAIN.includes(typesOf(field['items'])[0] ?? '');
const hasRows = (field: Json): boolean => fieldsOf(field['items']) !== undefined;
const hasFields = (field: Json): boolean => fieldsOf(field) !== undefined;
const isPeriod = (field: Json): boolean => {
  const names = Object.keys(fieldsOf(field) ?? {});
  return names.length === 2 && names.includes('from') && names.includes('to');
};

/** What a widget can draw: the types, and what else the field must have. */
interface Fit {
  types: readonly string[];
  also?: { test: (field: Json) => boolean; needs: string };
}

const TEXT: Fit = { types: ['string'] };
const NUMBER = ['integer', 'number'];
const choice = { test: hasItemChoices, needs: 'choices: "oneOf", "enum" or "x-ui": { "options": … }' };
const upload = { test: hasUpload, needs: '"x-ui": { "upload": … }' };

const FIT: Record<string, Fit> = {
  text: { types: ['string', 'integer', 'number'] },
  multiline: TEXT,
  integer: { types: ['integer'] },
  decimal: { types: NUMBER },
  money: { types: NUMBER },
  boolean: { types: ['boolean'] },
  select: { types: ['string', 'integer', 'number', 'boolean'], also: choice },
  multiselect: { types: ['array'], also: choice },
  tags: { types: ['array'], also: { test: hasPlainItems, needs: '"items" of plain texts or numbers' } },
  date: TEXT,
  month: TEXT,
  datetime: TEXT,
  time: TEXT,
  days: { types: ['array'], also: choice },
  daterange: { types: ['object'], also: { test: isPeriod, needs: 'the two properties "from" and "to"' } },
  email: TEXT,
  url: TEXT,
  phone: TEXT,
  country: TEXT,
  password: TEXT,
  generated: { types: ['string'], also: { test: isGenerated, needs: '"x-ui": { "generate": … }' } },
  image: { types: ['string'], also: upload },
  images: { types: ['array'], also: upload },
  file: { types: ['string', 'array'], also: upload },
  rows: { types: ['array'], also: { test: hasRows, needs: '"items" with "properties"' } },
  object: { types: ['object'], also: { test: hasFields, needs: '"properties"' } },
  audit: { types: ['object'], also: { test: hasFields, needs: '"properties"' } },
};

function misfit({ own, whole, path, role }: Place): Finding[] {
  const widget = asText(valueAt(own, ['x-ui', 'widget']));
  const fit = widget === undefined ? undefined : FIT[widget];
  const types = typesOf(whole);
  if (role !== 'field' || !fit || types.length === 0) return [];
  const at = [...path, 'x-ui', 'widget'];
  if (!fit.types.some((type) => types.includes(type))) {
    const message = `widget ${quote(widget)} does not fit type ${listing(types)}`;
    return [
      { at, message, cure: `It draws type ${listing(fit.types, 'or')}. Without "widget" one that fits is chosen.` },
    ];
  }
  if (!fit.also || fit.also.test(whole)) return [];
  return [
    {
      at,
      message: `widget ${quote(widget)} needs ${fit.also.needs}`,
      cure: 'Add it, or remove "widget": one that fits is chosen.',
    },
  ];
}

/** Widgets that cannot draw the type they are asked for. */
export const widgets: Rule = (source, folder) => folder.placesOf(source).flatMap(misfit);

/** Why no form input fits; undefined when one does. Of several types the first one is drawn. */
function reasonOf(field: Json): string | undefined {
  const [type] = typesOf(field);
  if (type === 'object') return hasFields(field) ? undefined : 'an object without "properties"';
  if (type !== 'array' || [hasUpload, hasRows, hasItemChoices, hasPlainItems].some((draws) => draws(field)))
    return undefined;
  return 'items' in field ? `a list of ${listing(typesOf(field['items'])) || 'anything'}` : 'a list without "items"';
}

function onlyAsJson({ own, whole, path, role }: Place): Finding[] {
  const { 'x-ui': ui, readOnly } = whole;
  if (role !== 'field' || path.at(-1) === 'items' || readOnly === true || 'widget' in asObject(ui)) return [];
  const reason = 'type' in own || 'items' in own || '$ref' in own ? reasonOf(whole) : undefined;
  if (reason === undefined) return [];
  return [
    {
      at: path,
      key: true,
      message: `${quote(path.at(-1))} can only be drawn by the JSON editor: ${reason}`,
      cure: 'Describe it more closely, or write "x-ui": { "widget": "json" } if that is meant.',
      severity: 'warning',
    },
  ];
}

/** Fields for which staff would get a text box with JSON in it. */
export const jsonEditor: Rule = (source, folder) => folder.placesOf(source).flatMap(onlyAsJson);
