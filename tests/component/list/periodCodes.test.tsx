/** A period whose start and end are codes of two different option lists. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { pagesOf, renderList } from './support';

const NAMES: Readonly<Record<string, readonly string[]>> = { opens: ['Dawn', 'Noon'], shuts: ['Dusk', 'Night'] };

const parking = createTestModule(
  {
    properties: {
      opens: { type: 'integer', title: 'Opens', 'x-ui': { options: 'opens' } },
      shuts: { type: 'integer', title: 'Shuts', 'x-ui': { options: 'shuts' } },
    },
  },
  { calls: { page: 'GET parking' }, list: { columns: [{ field: 'opens', periodEndField: 'shuts', title: 'Open' }] } },
  { opens: { call: 'GET opens' }, shuts: { call: 'GET shuts' } },
);
const spoken = (name: string) => ({ ...parking.entity.options[name]!, names: { 1: `${name} one`, 2: `${name} two` } });

const provider = {
  send: async ({ path }: { path: string }) => ({
    data: NAMES[path]?.map((name, index) => ({ value: index + 1, name })),
    msg: '',
  }),
} as never;

it.each([
  ['the server', parking, 'Dawn – Night'],
  [
    'the language of the page',
    { ...parking, entity: { ...parking.entity, options: { opens: spoken('opens'), shuts: spoken('shuts') } } },
    'opens one – shuts two',
  ],
])('is called at each end as %s calls its codes', async (_, module, text) => {
  renderList({ module, getList: pagesOf(() => [{ id: 7, opens: 1, shuts: 2 }]), provider });
  expect((await screen.findByRole('cell', { name: text })).textContent).toBe(text);
});
