/** Deleting while the code of its question cannot be loaded, as after a new version was installed. */
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDelete } from '../../../src/generator/actions/useDelete';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderHookInApp } from '../../support/renderInApp';

vi.mock('../../../src/generator/actions/confirmQuestions', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('is told, sends nothing, and leaves the row as it was', async () => {
  const remove = vi.fn();
  const module = createTestModule({ properties: { name: { type: 'string' } } }, { titleField: 'name' });
  const { current } = renderHookInApp(() => useDelete(module, remove), {
    dataProvider: { delete: remove as never },
    messages: enMessages,
  });
  await act(() => current().remove({ id: 7, name: 'Desk' }));
  await screen.findByText(/./, { selector: '.wd-toast-text' });
  expect([screen.queryByRole('dialog'), remove.mock.calls, current().running]).toEqual([null, [], []]);
});
