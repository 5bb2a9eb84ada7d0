/** The request of a new record whose schema leaves out what nobody has filled in. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { getSaveButton, textbox } from './formWithParts';
import { openScreen } from './form';

const NOTE: FieldDefinition = { type: ['string', 'null'] };
const LIST: FieldDefinition = { type: 'array', items: { type: 'string' } };
const ROWS: FieldDefinition = { type: 'array', items: { type: 'object', properties: { note: NOTE } } };

const open = (omitEmptyOnCreate: boolean) => {
  const create = vi.fn().mockResolvedValue({ data: { id: 1 } });
  const entity = createTestModule(
    {
      properties: {
        name: { type: 'string' },
        note: NOTE,
        day: { ...NOTE, format: 'date' },
        list: LIST,
        rows: ROWS,
        needed: { ...LIST, minItems: 0 },
        either: NOTE,
        other: NOTE,
      },
      required: ['needed'],
      if: { properties: { name: { const: 'a' } }, required: ['name'] },
      then: { properties: { note: { 'x-ui': { emptyValue: null } } } },
      not: { required: ['either', 'other'] },
    },
    {
      omitEmptyOnCreate,
      routes: { list: '/vouchers', create: '/vouchers/create' },
      calls: { create: 'POST vouchers' },
      form: { openAs: 'screen' },
    },
  );
  return { ...openScreen('/vouchers/create', { entity, dataProvider: { create } }), create };
};

it.each<[typed: string, sent: object]>([
  ['a', { name: 'a', note: null, needed: [] }],
  ['b', { name: 'b', needed: [] }],
])('the new record %s has only the empty values that its schema asks for', async (typed, sent) => {
  const { user, create } = open(true);
  await user.type(await textbox('Name'), typed);
  await user.click(getSaveButton());
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(create.mock.lastCall?.[1].data).toEqual(sent);
});

it('a new record is otherwise refused for null that nobody has typed', async () => {
  const { user, create } = open(false);
  await user.type(await textbox('Name'), 'b');
  await user.click(getSaveButton());
  await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0));
  expect(create).not.toHaveBeenCalled();
});
