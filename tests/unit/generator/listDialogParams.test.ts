import { describe, expect, it } from 'vitest';
import {
  getDialogQueryString,
  parseListParams,
  serializeListParams,
  type ListParamsConfig,
  type ListDialog,
} from '../../../src/generator/queries/listParams';
import { MAX_FILTER_TEXT_LENGTH } from '../../../src/generator/queries/sanitizeFilter';

const RULES: ListParamsConfig = { pageSize: 10 };

describe('the dialog in an address', () => {
  it.each([
    ['create', 'create'],
    ['edit-7', { edit: '7' }],
    ['edit-a%2Fb', { edit: 'a/b' }],
    ['edit-create', { edit: 'create' }],
    ['edit-', undefined],
    [`edit-${'x'.repeat(MAX_FILTER_TEXT_LENGTH)}`, { edit: 'x'.repeat(MAX_FILTER_TEXT_LENGTH) }],
    [`edit-${'x'.repeat(MAX_FILTER_TEXT_LENGTH + 1)}`, undefined],
    ['delete', undefined],
  ])('dialog=%s', (text, dialog) => {
    const params = parseListParams(`?dialog=${text}`, RULES);
    expect(params.dialog).toEqual(dialog);
    expect(parseListParams(`?${serializeListParams(params, RULES)}`, RULES)).toEqual(params);
  });
});

describe('the address of a dialog', () => {
  it.each<[ListDialog, Record<string, string>, string]>([
    ['create', {}, 'dialog=create'],
    [{ edit: '7' }, {}, 'dialog=edit-7'],
    [{ copy: 'a b/c' }, {}, 'dialog=copy-a+b%2Fc'],
    [{ edit: '7' }, { filter: '{}' }, 'filter=%7B%7D&dialog=edit-7'],
  ])('%j', (dialog, more, search) => {
    expect(getDialogQueryString(dialog, more)).toBe(search);
    expect(parseListParams(`?${search}`, RULES).dialog).toEqual(dialog);
  });
});
