import { describe, expect, it } from 'vitest';
import { PERIOD_TEXTS } from '../../support/periodTexts';
import type { Field } from '../../../src/model/entity/entity';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { parseCodes } from '../../../src/model/values/optionCodes';
import type { DisplayFormatTexts } from '../../../src/model/displayFormats/displayFormat';
import { formatValue } from '../../../src/model/displayFormats/formatValue';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { fieldOf } from '../widgets/fields';
import { fieldsOf } from './filled';

const DAYS: FieldDefinition = { type: 'array', items: { type: 'string', enum: ['MON', 'TUE', 'A,B'] } };
const SITES: FieldDefinition = { type: 'array', items: { type: 'integer' } };
const EITHER = { type: 'array', items: { type: ['integer', 'string'] } } as FieldDefinition;
const TAGS: FieldDefinition = { type: 'array', items: { type: 'string' } };

const CASES: [string, FieldDefinition, unknown, unknown[]][] = [
  ['a list', DAYS, ['MON', 'TUE'], ['MON', 'TUE']],
  ['a text with commas', DAYS, 'MON, TUE,', ['MON', 'TUE']],
  ['a text with semicolons', SITES, '1;2', [1, 2]],
  ['a text with bars', SITES, '1|2', [1, 2]],
  ['a list as JSON text', SITES, ' [1,2] ', [1, 2]],
  ['a list of texts as JSON text', DAYS, '["MON","TUE"]', ['MON', 'TUE']],
  ['JSON that is broken', DAYS, '[MON', ['[MON']],
  ['one code', DAYS, 'MON', ['MON']],
  ['one number', SITES, 7, [7]],
  ['a choice that holds a comma', DAYS, 'A,B', ['A,B']],
  ['numbers as texts', SITES, ['1', '2'], [1, 2]],
  ['texts as numbers', TAGS, [1, 2], ['1', '2']],
  ['either', EITHER, [1, '2'], [1, '2']],
  ['what no number is', SITES, '1,x', [1, 'x']],
  ['what no choice is', DAYS, 'MON,HOL', ['MON', 'HOL']],
  ['free texts in one text', TAGS, 'a, b', ['a', 'b']],
  ['codes with blanks', DAYS, [' MON'], ['MON']],
  ['numbers with blanks', SITES, [' 1'], [1]],
  ['nothing', DAYS, null, []],
  ['an empty text', DAYS, ' ', []],
  ['gaps', SITES, [1, null, '', 2], [1, 2]],
];

describe('a list of codes', () => {
  it.each(CASES)('is read from %s', (_, definition, value, codes) =>
    expect(parseCodes(fieldOf(definition), value)).toEqual(codes),
  );

  it.each([
    ['multiselect', { items: { type: 'string', enum: ['MON', 'TUE'] } }],
    ['checkboxes', { items: { type: 'string', enum: ['MON', 'TUE'] } }],
    ['days', { items: { type: 'string', enum: ['MON', 'TUE'] } }],
    ['tags', { items: { type: 'string' } }],
  ])('of the kind %s is a list in the form, and goes back as a list', (widget, rest) => {
    const definition = { type: 'array', ...rest, 'x-ui': { widget } } as FieldDefinition;
    const asList = fieldsOf({ days: definition });
    for (const given of ['MON,HOL', 'MON;HOL', '["MON","HOL"]', ['MON', 'HOL']]) {
      const values = toFormValues(asList.shape, { days: given });
      expect(values).toEqual({ days: ['MON', 'HOL'] });
      expect(toRequestBody(asList, values)).toEqual({ days: ['MON', 'HOL'] });
    }
  });

  it.each<[string, FieldDefinition, unknown[], unknown[]]>([
    ['free texts with blanks', TAGS, ['SET OBJECT ', ' x'], ['SET OBJECT ', ' x']],
    ['free texts of which one is empty', TAGS, ['', 'x', null], ['', 'x']],
    ['free texts as numbers', TAGS, [1, '2'], ['1', '2']],
    ['codes', DAYS, [' MON', ''], ['MON']],
  ])('is in the form: %s', (_, definition, given, shown) =>
    expect(toFormValues(fieldsOf({ days: definition }).shape, { days: given })).toEqual({ days: shown }),
  );

  it('is in the form without blanks where it is one of an option list', () => {
    const { shape } = fieldsOf({ days: TAGS });
    const days: Field = { ...shape.fields['days']!, kind: 'multiselect', ui: { options: 'weekDays' } };
    expect(toFormValues({ ...shape, fields: { days } }, { days: ['MON ', '', ' TUE'] })).toEqual({
      days: ['MON', 'TUE'],
    });
  });

  it.each<[string, unknown, string]>([
    ['commas', 'MON,TUE,HOL', 'Monday, TUE, HOL'],
    ['JSON', '["MON","HOL"]', 'Monday, HOL'],
    ['a list', ['MON', 'HOL'], 'Monday, HOL'],
  ])('reads by the names of its codes, and by the code where it has none: %s', (_, value, text) => {
    const field = fieldOf({ type: 'array', items: { type: 'string' } });
    const formatTexts: DisplayFormatTexts = {
      language: 'en',
      yes: 'Yes',
      no: 'No',
      getOptionCodeLabel: (__, code) => (code === 'MON' ? 'Monday' : undefined),
      getCurrencySymbol: () => '',
      periods: PERIOD_TEXTS,
    };
    expect(formatValue({ value, field, row: {}, texts: formatTexts })).toBe(text);
    expect(formatValue({ value, field, row: {}, texts: formatTexts }, 'text')).toBe(text);
  });
});
