import { screen, waitFor, within } from '@testing-library/react';
import type { GetListParams } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { getProductModule } from '../../support/entityModule';
import { renderList, types, type Row } from './support';

/** Returns the article types with quick filters for Inactive and Retired records. */
function moduleOfTypes() {
  const module = getProductModule('article-type');
  const attention = [
    { title: 'Inactive types', filters: { dataStatus: 'Inactive' } },
    { title: 'Retired types', filters: { dataStatus: 'Retired' } },
  ];
  return { ...module, entity: { ...module.entity, list: { ...module.entity.list!, quickFilters: attention } } };
}

const server = (rows: () => Row[], onCount: () => void = () => undefined) =>
  vi.fn(async (_: string, { pagination, filter }: GetListParams) => {
    const { page = 1, perPage = 10 } = pagination ?? {};
    if (perPage === 1) onCount();
    const { dataStatus } = (filter ?? {}) as { dataStatus?: string };
    const all = rows().filter((row) => dataStatus === undefined || row['dataStatus'] === dataStatus);
    return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length };
  });

const open = (getList: ReturnType<typeof server>, path = '/list') =>
  renderList({ module: moduleOfTypes(), getList, path });
const chip = (name: RegExp | string) => screen.findByRole('button', { name });
const counts = (getList: ReturnType<typeof server>) =>
  getList.mock.calls.filter(([, { pagination }]) => pagination?.perPage === 1).length;

describe('what a list says of the rows to look after', () => {
  it('is how many there are, by the page call, once the rows are there', async () => {
    const getList = server(() => types(25));
    open(getList);
    const group = await screen.findByRole('group', { name: 'Needs attention' });
    await within(group).findByRole('button', { name: 'Inactive types 5' });
    within(group).getByRole('button', { name: 'Retired types 0' });
    const asked = getList.mock.calls.map(([, { pagination, filter }]) => ({ ...pagination, ...filter }));
    expect(asked[0]).toEqual({ page: 1, perPage: 10 });
    expect(asked).toContainEqual({ page: 1, perPage: 1, dataStatus: 'Inactive' });
  });

  it('shows them after a click, in place of other filters, and all after another one', async () => {
    const { user, location } = open(
      server(() => types(25)),
      '/list?filter={"articleTypeName":"Type"}',
    );
    const button = await chip('Inactive types 5');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await user.click(button);
    expect(new URLSearchParams(location().search).get('filter')).toBe('{"dataStatus":"Inactive"}');
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    await screen.findByText('1–5 of 5');
    await user.click(button);
    await screen.findByText('1–10 of 25');
    expect(location().search).toBe('');
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('is open from the address, and worked by keyboard', async () => {
    const { user } = open(
      server(() => types(25)),
      '/list?filter={"dataStatus":"Inactive"}',
    );
    const button = await chip('Inactive types 5');
    expect(button.getAttribute('aria-pressed')).toBe('true');
    button.focus();
    await user.keyboard('{Enter}');
    await screen.findByText('1–10 of 25');
    expect(document.activeElement).toBe(button);
  });

  it('is counted again with the list, and not by turning its pages', async () => {
    let rows = types(25);
    const getList = server(() => rows);
    const { user } = open(getList);
    await chip('Inactive types 5');
    await chip('Retired types 0');
    const before = counts(getList);
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    await screen.findByText('Type 11');
    expect(counts(getList)).toBe(before);
    rows = types(30);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await chip('Inactive types 6');
  });

  it('is no number where it cannot be counted', async () => {
    const { user } = open(
      server(
        () => types(25),
        () => {
          throw new Error('Busy');
        },
      ),
    );
    const button = await chip('Inactive types total unknown');
    expect(button.textContent).not.toMatch(/\d/);
    expect(screen.queryByText('Busy')).toBeNull();
    await user.click(button);
    await screen.findByText('1–5 of 5');
  });
});
