/** Which edits of records can be taken back. */
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUndoEdits } from '../../../src/generator/bulkEdit/useUndoEdits';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderHookInApp } from '../../support/renderInApp';

const module = createTestModule({
  properties: {
    kind: { type: 'string', title: 'Kind' },
    pin: { type: 'string', title: 'PIN', writeOnly: true },
  },
});
const getEdit = (name: 'kind' | 'pin') => ({
  name: 'Lamp',
  edit: { id: 1, fields: [module.entity.shape.fields[name]!], before: { [name]: 'A' }, after: { [name]: 'B' } },
});

it.each([
  ['a value that is known', ['kind'], true],
  ['a secret, whose former value nobody knows', ['pin'], false],
  ['the known values beside a secret', ['pin', 'kind'], true],
] as const)('Undo is offered for %s: %j', async (_, names, isOffered) => {
  const { current } = renderHookInApp(() => useUndoEdits(module), { entity: module, messages: enMessages });
  act(() => current()('Saved', names.map(getEdit)));
  await screen.findByText('Saved');
  expect(screen.queryAllByRole('button', { name: /^Undo/ })).toHaveLength(isOffered ? 1 : 0);
});
