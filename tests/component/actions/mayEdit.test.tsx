/** Whether the signed-in user may edit a record. */
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCanEdit } from '../../../src/generator/actions/useCanEdit';
import { renderHookInApp } from '../../support/renderInApp';
import { editableOf } from '../list/lamps';

const module = editableOf('lamp', { list: '/lamps', update: '/lamps/{lampId}' });

it.each([
  ['a new one', undefined, true],
  ['one in use', { lampId: 1, dataStatus: 'Active' }, true],
  ['one that is over and done with', { lampId: 1, dataStatus: 'Inactive' }, false],
])('%s: %j', async (_, record, may) => {
  const { current } = renderHookInApp(() => useCanEdit(module, record), { role: 'ADMIN' });
  await waitFor(() => expect(current()).toBe(may));
});
