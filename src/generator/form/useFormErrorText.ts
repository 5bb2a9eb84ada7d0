import { useCallback } from 'react';
import { valueTexts } from '../../i18n/en/valueTexts';
import { useTextTranslate } from '../../i18n/useAppTranslate';
import { explainValue, type ValueFault } from '../../model/form/explainValue';
import type { FieldError } from '../../model/formRules/validationMessages';
import { useFieldErrorText, type FieldErrorTextFunction } from '../../widgets/useFieldErrorText';

/** The rules inside of values whose messages are those of fields, without the field's title. */
const FIELD_RULES = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
];
const SIZES = ['minProperties', 'maxProperties'] as const satisfies string[];
const MOST_VALUES = 8;

const isSize = (rule: string): rule is (typeof SIZES)[number] => (SIZES as readonly string[]).includes(rule);

type Translate = ReturnType<typeof useTextTranslate<typeof valueTexts>>;
type Kind = keyof typeof valueTexts.value.kinds;

function joinExpected({ kinds = [], values = [] }: ValueFault, t: Translate): string {
  const more = values.length > MOST_VALUES ? ['…'] : [];
  const parts = [...values.slice(0, MOST_VALUES), ...more, ...kinds.map((kind) => t(`value.kinds.${kind as Kind}`))];
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(t('value.comma'))}${t('value.or')}${last}`;
}

function joinNeeds({ needs = [] }: ValueFault, t: Translate): string {
  const parts = needs.map(({ name = '', values, example }) => {
    if (example !== undefined) return t('value.needsExample', { name, example }).trim();
    const texts = values?.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    return texts ? t('value.needsValue', { name, values: texts.join(t('value.or')) }).trim() : name;
  });
  return parts.join(t('value.comma'));
}

/** Returns what is wrong with the number of the entries of a list that have something. */
function getEntriesText(fault: ValueFault, t: Translate): string | undefined {
  const { needs = [], least, most } = fault;
  const isTooMany = most !== undefined;
  if (needs.length === 0) return isTooMany ? t('value.other') : undefined;
  const texts = { needs: joinNeeds(fault, t), smart_count: Number(most ?? least ?? 1) };
  if (isTooMany) return t('value.atMost', texts);
  return least === undefined ? t('value.entry', texts) : t('value.atLeast', texts);
}

function getFaultText(fault: ValueFault, t: Translate, getRuleText: (rule: string, limit: unknown) => string): string {
  const { rule, name, near, limit } = fault;
  if (rule === 'missing') return t('value.missing', { name });
  if (rule === 'unknown') return near ? t('value.nearName', { name, near }) : t('value.unknown', { name });
  if (rule === 'kind') {
    const expected = joinExpected(fault, t);
    return near ? t('value.nearValue', { expected, near }) : t('value.kind', { expected });
  }
  if (FIELD_RULES.includes(rule)) return getRuleText(rule, limit);
  if (rule === 'pattern' || rule === 'format') return t(`value.${rule}`, { limit });
  if (isSize(rule)) return t(`value.${rule}`, { smart_count: Number(limit) });
  if (rule === 'contains') return getEntriesText(fault, t) ?? getRuleText('add', limit);
  return t('value.other');
}

/**
 * Returns the function that writes the errors of a form. For a value that is edited as a whole, it says where in the value
 * what is expected. A message of the schema takes precedence.
 */
export function useFormErrorText(): FieldErrorTextFunction {
  const getErrorText = useFieldErrorText();
  const t = useTextTranslate(valueTexts);
  return useCallback(
    (error: FieldError) => {
      const { details, text } = error;
      const isOwnKind = error.rule === 'type' || error.rule === 'enum';
      const fault = details && (text === undefined || isOwnKind) ? explainValue(details) : undefined;
      if (!fault) return getErrorText(error);
      const { details: _, text: __, ...rest } = error;
      const getRuleText = (rule: string, limit: unknown) =>
        getErrorText({ ...rest, rule, args: { ...rest.args, limit } });
      const message = getFaultText(fault, t, getRuleText);
      const placed = fault.place === '' ? message : t('value.at', { place: fault.place, message });
      return fault.row === undefined ? placed : t('value.row', { row: fault.row, message: placed });
    },
    [getErrorText, t],
  );
}
