/** Suggestions for a free-text input that fail to load. */
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { drawField } from './draw';

const BRAND: FieldDefinition = { type: 'string', title: 'Brand', 'x-ui': { suggestionOptions: 'brands' } };
const entity = createTestModule(
  { properties: { name: BRAND } },
  {},
  { brands: { call: 'GET brands', valueField: 'brand', labelField: 'brand' } },
);

it('says that its suggestions could not be loaded, accepts text all the same, and loads them again', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('Out of order'));
  send.mockResolvedValue({ data: [{ brand: 'Volta' }], msg: '' });
  const { user, submit } = drawField(BRAND, undefined, { entity, dataProvider: { send } });
  const retry = await screen.findByRole('button', { name: /: Brand$/ });
  await user.type(screen.getByRole('combobox', { name: 'Brand' }), 'Vol');
  expect(await submit()).toBe('Vol');
  await user.click(retry);
  await user.click(screen.getByRole('combobox', { name: 'Brand' }));
  await user.keyboard('t');
  await screen.findByRole('option', { name: 'Volta' });
  expect(screen.queryByRole('button', { name: /: Brand$/ })).toBeNull();
});

it('suggests the texts of its schema, and accepts others', async () => {
  const { user, submit } = drawField({ type: 'string', title: 'Target', 'x-ui': { suggestedTexts: ['ES3', 'ES5'] } });
  await user.type(screen.getByRole('combobox', { name: 'Target' }), 'ES');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['ES3', 'ES5']);
  await user.click(screen.getByRole('option', { name: 'ES5' }));
  expect(await submit()).toBe('ES5');
  await user.type(screen.getByRole('combobox', { name: 'Target' }), ' or later');
  expect(await submit()).toBe('ES5 or later');
});
