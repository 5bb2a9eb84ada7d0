/** Objects and lists in the rows of a list, which are folded where the rows would not be readable otherwise. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { openScreen } from './form';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const objectOf = (names: readonly string[], required: string[] = []): FieldDefinition => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  required,
});
const LARGE = objectOf(NAMES, ['a']);
const ROW: FieldDefinition = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    large: LARGE,
    small: objectOf(['a', 'b']),
    lines: { type: 'array', items: LARGE },
    tags: { type: 'array', items: objectOf(['a', 'b']) },
    note: { type: 'string' },
  },
  required: ['large', 'small'],
};

function open(record?: object) {
  const data = { id: 7, ...record };
  const update = vi.fn().mockResolvedValue({ data });
  const entity = createTestModule(
    { properties: { list: { type: 'array', items: ROW } }, additionalProperties: false },
    {
      routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
      calls: { get: 'GET vouchers/{id}', create: 'POST vouchers', update: 'PUT vouchers' },
      form: { openAs: 'screen' },
    },
  );
  const getOne = vi.fn().mockResolvedValue({ data });
  return {
    update,
    ...openScreen(record ? '/vouchers/7' : '/vouchers/create', { entity, dataProvider: { getOne, update } }),
  };
}

const row = () => screen.findByRole('group', { name: 'List 1' });
const isOpen = async (name: string): Promise<boolean> => {
  const heading = await within(await row()).findByRole('button', { name });
  return heading.getAttribute('aria-expanded') === 'true';
};
const save = () => screen.getByRole('button', { name: 'Save' });
const STORED = { large: { a: 'x' }, small: { a: 'y' }, lines: [{ a: 'z' }], tags: [{ a: 'one' }, { a: 'two' }] };

it('a stored row has its large objects and lists folded, with what they hold, and its small ones open', async () => {
  open({ list: [STORED] });
  await row();
  expect(await Promise.all(['Large', 'Small', 'Lines', 'Tags'].map(isOpen))).toEqual([false, true, false, true]);
  within(await row()).getByText('1 entry');
});

it('a row has its plain fields before what is folded, which they would seem to be inside of', async () => {
  open({ list: [STORED] });
  const note = await within(await row()).findByRole('textbox', { name: 'Note' });
  const large = await within(await row()).findByRole('button', { name: 'Large' });
  expect(note.compareDocumentPosition(large)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a row that is added has its required object open, and a list that gets its first row opens', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add row: List' }));
  await row();
  expect(await isOpen('Large')).toBe(true);
  await user.click(within(await row()).getByRole('button', { name: 'Add row: Lines' }));
  expect(await isOpen('Lines')).toBe(true);
});

it('a folded object of a row opens at an error', async () => {
  const { user, update } = open({ list: [{ ...STORED, large: { b: 'x' } }] });
  await row();
  expect(await isOpen('Large')).toBe(false);
  await user.type(within(await row()).getByRole('textbox', { name: 'Title' }), 'x');
  await user.click(save());
  await waitFor(async () => expect(await isOpen('Large')).toBe(true));
  expect(update).not.toHaveBeenCalled();
});
