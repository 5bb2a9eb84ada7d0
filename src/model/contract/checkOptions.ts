/** Checks the entries of an option list. Pure. */
import type { OptionList } from '../entity/entity';
import { isObject, type FormValues } from '../values/cleanValues';
import { getNestedValue } from '../values/getNestedValue';
import { isEmpty } from '../values/isEmpty';
import { getPlaceholders } from '../values/fillTemplates';
import { describeValueKind } from './describeValue';
import type { Deviation } from './deviation';

type Found = Pick<Deviation, 'field' | 'expected' | 'seen'>;

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Returns the value of an entry, which may be the value itself. */
const getValue = (entry: unknown, { valueField }: OptionList): unknown =>
  isObject(entry) ? (getNestedValue(entry, valueField) ?? entry['value']) : entry;

function checkLabel(entry: FormValues, { labelField, labelTemplate, alternateLabelFields = [] }: OptionList): Found[] {
  const names = labelTemplate === undefined ? [labelField, ...alternateLabelFields, 'name', 'label'] : [];
  const parts = labelTemplate === undefined ? [] : getPlaceholders(labelTemplate);
  const hasLabel =
    labelTemplate === undefined
      ? names.some((name) => isPlain(getNestedValue(entry, name)) && getNestedValue(entry, name) !== '')
      : true;
  const missing = parts.filter((name) => isEmpty(getNestedValue(entry, name)));
  return [
    ...(hasLabel
      ? []
      : [{ field: labelField, expected: 'a label', seen: describeValueKind(getNestedValue(entry, labelField)) }]),
    ...missing.map((field) => ({
      field,
      expected: 'a value for the label',
      seen: describeValueKind(getNestedValue(entry, field)),
    })),
  ];
}

/**
 * Checks the response of an option list.
 * @param endpoint method and path of the call
 */
export function checkOptions(list: OptionList, data: unknown, endpoint: string): Deviation[] {
  const place = { kind: 'option', entity: `options/${list.name}`, call: endpoint, side: 'response' } as const;
  if (!Array.isArray(data)) return [{ ...place, expected: 'an array of options', seen: describeValueKind(data) }];
  const values = data.map((entry: unknown) => getValue(entry, list));
  const wrong = values
    .filter((value) => !isPlain(value))
    .map((value): Found => ({ field: list.valueField, expected: 'a value', seen: describeValueKind(value) }));
  const texts = values.filter(isPlain).map(String);
  const repeated = texts
    .filter((text, index) => texts.indexOf(text) !== index)
    .map((): Found => ({ field: list.valueField, expected: 'each value once', seen: 'a value again' }));
  const labels = data.filter(isObject).flatMap((entry) => checkLabel(entry, list));
  return [...wrong, ...repeated, ...labels].map((found) => ({ ...place, ...found }));
}
