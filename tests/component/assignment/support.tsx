/** Renders an assignment dialog over a list of things, on a fake server with sites. */
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Call, PaginationOptions, SendOptions, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { FormPreloadProvider } from '../../../src/generator/screenLayout/formPreload';
import { ListScreen } from '../../../src/generator/screens/ListScreen';
import { enMessages } from '../../../src/i18n/en';
import type { AssignmentDefinition } from '../../../src/model/schemaLanguage/definition';
import { ViewOnlyProvider } from '../../../src/widgets/context/viewOnly';
import { createTestModule } from '../../support/entityModule';
import { renderInApp, type RenderedApp } from '../../support/renderInApp';
import { noForms } from '../list/screens';

export type Site = Record<string, unknown> & { sitePk: number | string };

export const SITES: AssignmentDefinition = {
  title: 'Assign Sites',
  page: { endpoint: 'POST thing/site-pages', dialect: 'pageNo/pageVo' },
  assign: 'POST thing/assign-sites',
  unassign: 'POST thing/un-assign-sites',
  recordIdParam: 'thingId',
  selectedIdsParam: 'sitePks',
  rowIdField: 'sitePk',
  statusFilterOptions: 'states',
  rowSchema: {
    type: 'object',
    properties: {
      sitePk: { type: 'integer' },
      siteName: { type: 'string', title: 'Site Name' },
      serviceProviders: { type: 'array', items: { type: 'string' } },
      assignmentStatus: {
        type: 'string',
        title: 'Assignment Status',
        'x-ui': { options: 'states', columnDefaults: { display: 'status' } },
      },
    },
  },
  columns: ['siteName', 'serviceProviders', 'assignmentStatus'],
  searchPlaceholder: 'Search by name',
};

export const thingModule = (more: Partial<AssignmentDefinition> = {}) =>
  createTestModule(
    { properties: { thingName: { type: 'string' } } },
    {
      idField: 'id',
      titleField: 'thingName',
      routes: { list: '/things' },
      calls: { page: { endpoint: 'POST thing/pages', dialect: 'pageNo/pageVo' } },
      list: { columns: ['id', 'thingName'], rowActions: ['sites'] },
      assignments: { sites: { ...SITES, ...more } },
    },
    { states: { call: 'GET states' } },
  );

export const sites = (count: number): Site[] =>
  Array.from({ length: count }, (_, index) => ({
    sitePk: index + 1,
    siteName: `Site ${index + 1}`,
    serviceProviders: ['Volt', 'Ampere'],
    assignmentStatus: index % 2 === 0 ? 'A1' : 'U1',
  }));

export interface OpenDialog extends RenderedApp {
  dialog: HTMLElement;
  page: ReturnType<typeof vi.fn<(call: Call, options: PaginationOptions) => Promise<{ rows: Site[]; total: number }>>>;
  /** Mock of the assign and un-assign requests with path and body. */
  sent: ReturnType<typeof vi.fn<(path: string, body: unknown) => Promise<{ data: unknown; msg: string }>>>;
  getList: ReturnType<typeof vi.fn>;
}

interface Options {
  rows?: () => Site[];
  more?: Partial<AssignmentDefinition>;
  viewOnly?: boolean;
  /** The name of a row in the related lists of the record. */
  singularName?: string;
}

const STATES = [
  { value: 'A1', name: 'Assigned' },
  { value: 'U1', name: 'Not assigned' },
];

function renderThings({ rows = () => sites(75), more, viewOnly = false, singularName }: Options) {
  const page: OpenDialog['page'] = vi.fn(async (_call, { page: number, perPage, filter }) => {
    const wanted = filter['assignmentStatus'];
    const all = rows().filter((row) => wanted === undefined || row['assignmentStatus'] === wanted);
    return { rows: all.slice((number - 1) * perPage, number * perPage), total: all.length };
  });
  const sent: OpenDialog['sent'] = vi.fn(async () => ({ data: null, msg: '' }));
  const send = async ({ path }: Call, { body }: SendOptions = {}) =>
    path === 'states' ? { data: STATES, msg: '' } : sent(path, body);
  const getList = vi.fn(async () => ({ data: [{ id: 7, thingName: 'Summer' }], total: 1 }));
  const things = thingModule(more);
  const relatedLists = singularName ? [{ assignment: 'sites', singularName }] : undefined;
  const module = relatedLists ? { ...things, entity: { ...things.entity, relatedLists } } : things;
  const app = renderInApp(
    <ViewOnlyProvider value={viewOnly}>
      <FormPreloadProvider value={noForms()}>
        <ListScreen entity={module} routeIndex={0} />
      </FormPreloadProvider>
    </ViewOnlyProvider>,
    {
      dataProvider: { page, send, getList } as unknown as Partial<WattdeskDataProvider>,
      entity: module,
      messages: enMessages,
    },
  );
  return { ...app, page, sent, getList };
}

export { renderThings };

/** Opens the list, then the assignment dialog of its row, and waits for the sites. */
export async function openDialog(options: Options = {}): Promise<OpenDialog> {
  const app = renderThings(options);
  await app.user.click(await screen.findByRole('button', { name: 'Actions for Summer' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Assign Sites' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign Sites: Summer' });
  return { ...app, dialog };
}

export const box = (dialog: HTMLElement, name: string): Promise<HTMLInputElement> =>
  within(dialog).findByRole('checkbox', { name });

/** Find controls of the dialog by accessible name. */
export const button = ({ dialog }: OpenDialog, name: string | RegExp): HTMLButtonElement =>
  within(dialog).getByRole('button', { name });
export const click = (app: OpenDialog, name: string | RegExp): Promise<void> => app.user.click(button(app, name));
export const tick = async (app: OpenDialog, name: string): Promise<void> => app.user.click(await box(app.dialog, name));

/**
 * Filters by a status.
 * @returns the options of the dropdown
 */
export async function chooseStatus({ user, dialog }: OpenDialog, name: string): Promise<(string | null)[]> {
  await user.click(await within(dialog).findByRole('combobox', { name: 'Assignment Status' }));
  const choices = within(await screen.findByRole('listbox'));
  const offered = choices.getAllByRole('option').map(({ textContent }) => textContent);
  await user.click(choices.getByRole('option', { name }));
  return offered;
}
