/** Lists for which the API has sent null. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { drawField } from './draw';

const LIST: FieldDefinition = { type: ['array', 'null'], title: 'Parts' };

it('are empty lists of texts, to which users add', async () => {
  const { user, submit } = drawField({ ...LIST, items: { type: 'string' } }, null);
  expect(await submit()).toBeNull();
  await user.type(await screen.findByRole('combobox', { name: 'Parts' }), 'bolt{Enter}');
  expect(await submit()).toEqual(['bolt']);
});

it('are empty lists of choices, to which users add', async () => {
  const { user, submit } = drawField({ ...LIST, items: { type: 'string', enum: ['bolt', 'nut'] } }, null);
  expect(await submit()).toBeNull();
  await user.click(await screen.findByRole('combobox', { name: 'Parts' }));
  await user.click(await screen.findByRole('option', { name: /bolt/i }));
  expect(await submit()).toEqual(['bolt']);
});

it('are empty lists of rows, to which users add', async () => {
  const items = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } } as const;
  const { user, submit } = drawField({ ...LIST, items }, null);
  expect(await submit()).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Add/ }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'bolt');
  expect(await submit()).toEqual([{ name: 'bolt' }]);
});
