/** Which users may import. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getProductModule } from '../../support/entityModule';
import { pagesOf, renderList, types } from '../list/support';

const module = getProductModule('article-type');

describe('the list', () => {
  it.each([false, true])('offers it, but not to whoever may only look: %s', async (viewOnly) => {
    renderList({ module, getList: pagesOf(() => types(1)), viewOnly });
    await screen.findByText('Type 1');
    expect(screen.queryAllByRole('button', { name: 'Import' })).toHaveLength(viewOnly ? 0 : 1);
  });
});
