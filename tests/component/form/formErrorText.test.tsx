/** What the messages of a value say that is edited as a whole, or is a list of rows. */
import { expect, it } from 'vitest';
import { useFormErrorText } from '../../../src/generator/form/useFormErrorText';
import { enMessages } from '../../../src/i18n/en';
import type { FieldError } from '../../../src/model/formRules/validationMessages';
import { renderHookInApp } from '../../support/renderInApp';

const getText = (keyword: string, params: object, instancePath = '', titles = {}): string => {
  const error: FieldError = {
    path: 'rows',
    rule: 'invalid',
    reads: 'text',
    isMissing: false,
    args: { title: 'Rows' },
    details: {
      violations: [{ instancePath: `/rows${instancePath}`, keyword, params: { ...params } }],
      steps: ['rows'],
      value: [{}, {}],
      known: { names: [], values: [] },
      hasRows: true,
      titles,
    },
  };
  return renderHookInApp(() => useFormErrorText(), { messages: enMessages }).current()(error);
};

it.each<[string, object, string, string]>([
  ['maxProperties', { limit: 2 }, '/1', 'Row 2: Please fill in at most 2 entries'],
  ['minProperties', { limit: 1 }, '/0', 'Row 1: Please fill in at least 1 entry'],
  ['required', { missingProperty: 'a' }, '/0/box', 'Row 1: box: Please add “a”'],
  ['contains', { needs: [{ name: 'lang', example: 'en' }] }, '', 'Please add an entry with Language such as en'],
  [
    'contains',
    { needs: [{ name: 'code', values: ['A', 7] }, { name: 'lang' }] },
    '',
    'Please add an entry with code A or 7, Language',
  ],
  ['contains', { needs: [] }, '', 'Please add at least one entry to Rows'],
  [
    'contains',
    { needs: [{ name: 'lang', values: ['en'] }], least: 2 },
    '',
    'Please fill in at least 2 entries with Language en',
  ],
  [
    'contains',
    { needs: [{ name: 'lang', values: ['en'] }], most: 1 },
    '',
    'Please fill in at most 1 entry with Language en',
  ],
  ['contains', { needs: [{ name: 'lang' }], least: 2, most: 3 }, '', 'Please fill in at most 3 entries with Language'],
  ['contains', { needs: [], most: 1 }, '', 'Please input another value, this one is not allowed here'],
])('%s %o', (keyword, params, path, text) => {
  expect(getText(keyword, params, path, { lang: 'Language' })).toBe(text);
});
