/** Whether the signed-in user may edit a record, and open the address of an action. */
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCanEdit } from '../../../src/generator/actions/useCanEdit';
import { useHrefAccess } from '../../../src/generator/actions/useHrefAccess';
import type { Entity } from '../../../src/model/entity/entity';
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

it.each([
  ['/marketing-management/article?filter={}', true, 'article', true],
  ['/marketing-management/article/update/{articleId}', false, 'article', false],
  ['/no-generated-screen', false, undefined, true],
  ['https://a.test', false, undefined, true],
])('the address %s: %j', async (href, permitted, resource, may) => {
  const canAccess = vi.fn(async () => permitted);
  const actions = { open: { name: 'open', href } } as unknown as Entity['actions'];
  const { current } = renderHookInApp(() => useHrefAccess({ actions }), { role: 'ADMIN', canAccess });
  await waitFor(() => expect(canAccess).toHaveBeenCalledTimes(resource === undefined ? 0 : 1));
  await waitFor(() => expect(current()(actions['open']!)).toBe(may));
  if (resource) expect(canAccess).toHaveBeenCalledWith(expect.objectContaining({ resource, action: 'list' }));
});
