/** Renders the list of reports with option lists and rows of a fake server. */
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { getProductModule } from '../../support/entityModule';
import { renderList } from './support';

/** Loads the lazy inputs, because these tests are not about loading. */
export async function fetchInputs(): Promise<void> {
  await import('../../../src/generator/list/FilterFields');
  await import('../../../src/generator/list/EmptyListDetails');
  await import('../../../src/widgets/inputs/DatePickerInputs');
  await import('../../../src/widgets/inputs/MultiSelectInput');
}

export const DAWN = 'dawn/api/v1';
export const YEAR = new Date().getFullYear();

export const TYPES = ['MNTHSITE', 'APENDIXF', 'MNTHFLET', 'MNTHTRAN', 'MAF', 'CARBON'].map((value) => ({
  value,
  name: value,
}));
const MONTHS = ['January', 'February', 'March'].map((name, index) => ({ value: index + 1, name }));
export const SITES = Array.from({ length: 600 }, (_, index) => ({ sitePk: index + 1, siteName: `Site ${index + 1}` }));

const LISTS: Readonly<Record<string, object[]>> = {
  [`${DAWN}/report-type-select`]: TYPES,
  [`${DAWN}/month-select`]: MONTHS,
  [`${DAWN}/all-site-select`]: SITES,
  [`${DAWN}/report/group-select`]: [{ value: 6, name: 'Corporate Fleets' }],
  [`${DAWN}/service-provider-select`]: [{ providerPk: 1, providerName: 'Wattdesk Charging' }],
};

interface Asked {
  call: { path: string };
  options: { body?: unknown; query?: object };
}

interface Given {
  entity?: 'report' | 'monthly-report';
  path?: string;
  viewOnly?: boolean;
  generate?: () => Promise<unknown>;
  /** Option lists that differ from the defaults. */
  lists?: Readonly<Record<string, object[]>>;
  rows?: object[] | ((filter: Readonly<Record<string, unknown>>) => object[]);
}

export function open({
  entity = 'report',
  path = '/list',
  viewOnly = false,
  generate = async () => ({ data: null, msg: '' }),
  lists = {},
  rows = [],
}: Given = {}) {
  const asked: Asked[] = [];
  const pages: unknown[] = [];
  /** The requests for the rows of other months. */
  const sought: unknown[] = [];
  const getList = vi.fn(
    async (_: string, { filter, pagination }: { filter: Record<string, unknown>; pagination: { perPage: number } }) => {
      (pagination.perPage === 100 ? sought : pages).push(filter);
      const data = typeof rows === 'function' ? rows(filter) : rows;
      return { data, total: data.length };
    },
  );
  const send = vi.fn(async (call: Asked['call'], options: Asked['options']) => {
    asked.push({ call, options });
    const list = { ...LISTS, ...lists }[call.path];
    if (!list) return generate();
    // The server searches sites by name.
    const { siteName = '' } = { ...options.query } as { siteName?: string };
    return { data: list.filter((one) => JSON.stringify(one).includes(siteName)), msg: '' };
  });
  const app = renderList({
    module: getProductModule(entity),
    getList: getList as never,
    provider: { send } as never,
    path,
    viewOnly,
  });
  const generated = () => asked.flatMap(({ call, options }) => (call.path.endsWith('generate') ? [options.body] : []));
  const asks = (list: string) => asked.filter(({ call }) => call.path === `${DAWN}/${list}`);
  return { ...app, pages, sought, generated, asks };
}

export const combobox = (name: string | RegExp) => screen.findByRole('combobox', { name });
export type User = ReturnType<typeof open>['user'];

export async function choose(user: User, type: string): Promise<void> {
  await user.click(await combobox(/Report Type/));
  await user.click(await screen.findByRole('option', { name: type }));
}
export const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
