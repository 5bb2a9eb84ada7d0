/** The history of a record: who changed what and when, loaded when it is opened. */
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RecordHistory } from '../../../src/generator/history/RecordHistory';
import { enMessages } from '../../../src/i18n/en';
import type { EntityModule } from '../../../src/model/entity/entity';
import { loadEntity } from '../../../src/model/registry/entityRegistry';
import { renderInApp } from '../../support/renderInApp';

const RECORD = { id: 1, articleId: 1, articleTitle: 'Cables' };
const VALUES = {
  articleId: 1,
  articleTitle: 'Cables',
  dataStatus: 'Active',
  articleTypeId: 1,
  articleTypeName: 'News',
};
const ENTRIES = [
  {
    time: '2027-03-09 08:05',
    user: 'amy',
    action: 'update',
    before: VALUES,
    after: { ...VALUES, articleTitle: 'Plugs', articleTypeName: 'Tips', articleTypeId: 2 },
  },
  {
    time: '2027-03-08 08:05',
    user: '',
    action: 'delete',
    before: VALUES,
    after: { ...VALUES, dataStatus: 'Inactive' },
  },
  { time: '2027-03-07 08:05', user: 'bob', action: 'create', before: null, after: VALUES },
];

let module: EntityModule;
beforeAll(async () => {
  module = await loadEntity('article');
});

function open(page: unknown, flags: object = { recordHistory: true }) {
  const dataProvider = { page, send: async () => ({ data: [], msg: '' }) } as never;
  const options = { entity: module, messages: enMessages, role: 'ADMIN', dataProvider, config: { flags } };
  return renderInApp(<Reloading />, options as never);
}

/** A screen that reads its record again. */
function Reloading() {
  const [record, setRecord] = useState(RECORD);
  return (
    <>
      <button onClick={() => setRecord({ ...RECORD, articleTitle: 'Plugs' })}>Reload</button>
      <RecordHistory module={module} record={record} plain={false} />
    </>
  );
}

const openHistory = (user: { click: (at: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'History', expanded: false }));

describe('the history of a record', () => {
  it('is loaded when it is opened, in the words of the screen', async () => {
    const page = vi.fn(async (_call: unknown, _options: unknown) => ({ rows: ENTRIES, total: 3 }));
    const { user } = open(page);
    expect(page).not.toHaveBeenCalled();
    await openHistory(user);
    const items = await screen.findAllByRole('listitem');
    expect(page.mock.calls).toEqual([
      [
        expect.objectContaining({ path: 'base/record-history/article/{articleId}' }),
        expect.objectContaining({ page: 1, params: RECORD }),
      ],
    ]);
    const texts = items.map(({ textContent }) => textContent);
    expect(texts[0]).toContain('amy changed 2 fields');
    expect(texts[0]).toContain('09 Mar 2027 08:05');
    expect(within(items[0]!).getByText('Title').nextSibling?.textContent).toBe('Cables →changed to Plugs');
    expect(within(items[0]!).getByText('Type').nextSibling?.textContent).toBe('News →changed to Tips');
    expect(texts[1]).toContain('Somebody deleted this article');
    expect(texts[2]).toBe('bob created this article07 Mar 2027 08:05');
    await user.click(screen.getByRole('button', { name: 'History', expanded: true }));
    expect(screen.queryByRole('listitem')).toBeNull();
    screen.getByRole('button', { name: 'History', expanded: false });
  });

  it('shows earlier changes on demand, and offers to try again', async () => {
    const page = vi
      .fn()
      .mockResolvedValueOnce({ rows: ENTRIES.slice(0, 1), total: 2 })
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce({ rows: ENTRIES.slice(2), total: 2 });
    const { user } = open(page);
    await openHistory(user);
    await user.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('bob created this article');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
    expect(page.mock.calls.map(([, options]) => (options as { page: number }).page)).toEqual([1, 2, 2]);
  });

  it('is loaded again after the record was read again', async () => {
    const page = vi
      .fn()
      .mockResolvedValueOnce({ rows: ENTRIES.slice(1), total: 2 })
      .mockResolvedValueOnce({ rows: ENTRIES, total: 3 });
    const { user } = open(page);
    await openHistory(user);
    await screen.findByText('bob created this article');
    expect(screen.queryByText('amy changed 2 fields')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await screen.findByText('amy changed 2 fields');
  });

  it('says that there are no changes', async () => {
    const { user } = open(async () => ({ rows: [], total: 0 }));
    await openHistory(user);
    await screen.findByText('No changes to this article are recorded yet.');
  });

  it('offers to try again if it cannot be loaded', async () => {
    const page = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce({ rows: ENTRIES, total: 3 });
    const { user } = open(page);
    await openHistory(user);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('amy changed 2 fields');
  });

  it('is absent where the API has none', () => {
    open(vi.fn(), {});
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
  });
});
