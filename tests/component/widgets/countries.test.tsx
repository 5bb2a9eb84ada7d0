import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { drawField } from './draw';

const FIELD: FieldDefinition = {
  type: 'string',
  title: 'Country',
  'x-ui': { widget: 'country' },
  oneOf: Array.from({ length: 130 }, (_, index) => ({ const: `C${index}`, title: `Land ${index}` })),
};

it('a long list of countries tells their codes, and at its end how many more there are', async () => {
  const { user } = drawField(FIELD);
  await waitFor(() => expect(screen.getByRole('combobox').tagName).toBe('INPUT'));
  await user.click(screen.getByRole('combobox'));
  const texts = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(texts[0]).toBe('Land 0 (C0)');
  expect(texts.at(-1)).toBe('30 more: type to find them');
});
