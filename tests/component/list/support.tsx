/** Renders a list in the small app, over rows that a fake server splits into pages. */
import type { GetListParams } from 'ra-core';
import { vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { FormPreloadProvider, type FormPreload } from '../../../src/generator/screenLayout/formPreload';
import { ListScreen } from '../../../src/generator/screens/ListScreen';
import { enMessages } from '../../../src/i18n/en';
import type { EntityModule } from '../../../src/model/entity/entity';
import { ViewOnlyProvider } from '../../../src/widgets/context/viewOnly';
import { createTestModule } from '../../support/entityModule';
import { renderInApp, type RenderedApp } from '../../support/renderInApp';
import { noForms } from './screens';

export type Row = Record<string, unknown> & { id: number };
type Page = { data: Row[]; total: number };

/** Returns rows 1 to `count`; every fifth is Inactive. */
export const types = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    articleTypeId: index + 1,
    articleTypeName: `Type ${index + 1}`,
    relatedArticles: index,
    createTime: '2027-03-09 08:05',
    dataStatus: (index + 1) % 5 === 0 ? 'Inactive' : 'Active',
  }));

/**
 * Compiles the entity of these rows.
 * @param admin its calls, actions and further settings
 */
export const createTypesModule = (admin: Parameters<typeof createTestModule>[1]): EntityModule =>
  createTestModule(
    {
      title: 'Types',
      properties: {
        articleTypeId: { type: 'integer' },
        articleTypeName: { type: 'string', title: 'Name' },
        dataStatus: { type: 'string', title: 'Status' },
      },
    },
    {
      idField: 'articleTypeId',
      titleField: 'articleTypeName',
      list: { columns: ['articleTypeId', 'articleTypeName', 'dataStatus'] },
      ...admin,
    },
  );

/** Returns a `getList` that splits the rows into pages as a server does. */
export const pagesOf = (rows: () => Row[]) =>
  vi.fn(async (_: string, { pagination }: GetListParams): Promise<Page> => {
    const { page = 1, perPage = 10 } = pagination ?? {};
    const all = rows();
    return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length };
  });

interface Options {
  module: EntityModule;
  getList: ReturnType<typeof pagesOf>;
  provider?: Partial<WattdeskDataProvider>;
  /** Path with its query string, as `/list?page=2`. */
  path?: string;
  viewOnly?: boolean;
  forms?: FormPreload;
}

export interface ListApp extends RenderedApp {
  /** Returns the requested page numbers, in order. */
  pages(): number[];
}

const STATUSES = ['Active', 'Inactive'].map((status) => ({ value: status, name: status }));

export function renderList({
  module,
  getList,
  provider,
  path = '/list',
  viewOnly = false,
  forms = noForms(),
}: Options): ListApp {
  const send = vi.fn(async () => ({ data: STATUSES, msg: '' })) as unknown as WattdeskDataProvider['send'];
  const app = renderInApp(
    <ViewOnlyProvider value={viewOnly}>
      <FormPreloadProvider value={forms}>
        <ListScreen entity={module} routeIndex={0} />
      </FormPreloadProvider>
    </ViewOnlyProvider>,
    {
      dataProvider: { getList: getList as unknown as WattdeskDataProvider['getList'], send, ...provider },
      entity: module,
      path,
      messages: enMessages,
    },
  );
  return { ...app, pages: () => getList.mock.calls.map(([, { pagination }]) => pagination?.page ?? 1) };
}
