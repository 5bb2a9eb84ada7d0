import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { drawField } from './draw';

/** The code of the searched list arrives when a test says so. */
const code = vi.hoisted(() => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
});

vi.mock('../../../src/widgets/inputs/SearchSelect', async (importOriginal) => {
  await code.promise;
  return importOriginal();
});

const SITES = Array.from({ length: 50 }, (_, index) => ({ value: index, name: `Site ${index}` }));

it('a long list keeps its place and the focus until it can be searched', async () => {
  const field = { type: 'integer', title: 'Site', 'x-ui': { options: 'sites' } } as const;
  const entity = createTestModule({ properties: { name: field } }, {}, { sites: { call: 'GET site-select' } });
  const send = vi.fn().mockResolvedValue({ data: SITES, msg: '' });
  const { user } = drawField(field, 7, { entity, dataProvider: { send } });
  const select = await screen.findByRole('combobox', { name: 'Site' });
  await user.tab();
  await vi.waitFor(() => expect(select.textContent).toBe('Site 7'));
  expect(select.isConnected).toBe(true);
  expect(document.activeElement).toBe(select);
  code.resolve();
  const input = await screen.findByDisplayValue('Site 7');
  expect(document.activeElement).toBe(input);
});
