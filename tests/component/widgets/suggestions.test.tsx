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
