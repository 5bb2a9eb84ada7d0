/** Tests the examples in place of `src/pages`, so that code copied from them works. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import meter from '../../examples/schema/meter.json';
import { collectComplaints, expectSilence, openByHand, publishEntities, type EntityFile } from './handWritten';
import { createRestServer, type RestServer } from './restServer';

vi.mock('virtual:wattdesk/manifest', () => ({ manifest: [], loaders: {} }));
vi.mock('../../src/generator/extensions/extensionFiles', () => ({
  customSectionFiles: import.meta.glob('../../examples/pages/*.section.tsx', { import: 'Section' }),
  customDialogFiles: import.meta.glob('../../examples/pages/*.action.tsx', { import: 'Dialog' }),
  customViewFiles: import.meta.glob('../../examples/pages/*.view.tsx', { import: 'View' }),
  customPageFiles: import.meta.glob('../../examples/pages/*.page.tsx', { import: 'Page' }),
  customResourceFiles: import.meta.glob('../../examples/pages/*.resource.tsx', { import: 'resource' }),
}));
vi.mock('../../src/widgets/widgetFiles', () => ({
  widgetFiles: import.meta.glob('../../examples/pages/*.widget.tsx', { eager: true, import: 'widget' }),
}));

const BILLING_ACCOUNT: EntityFile = {
  definition: {
    title: 'Billing Accounts',
    type: 'object',
    properties: {
      entityId: { type: 'integer', title: 'ID', readOnly: true },
      entityName: { type: 'string', title: 'Name' },
    },
    'x-admin': {
      idField: 'entityId',
      titleField: 'entityName',
      routes: { list: '/accounts', view: '/accounts/{entityId}' },
      calls: { rest: 'accounts' },
      view: { sections: [{ readOnlyValues: ['entityName'] }] },
    },
  },
};

const METER = { meterId: 7, meterName: 'North', installedOn: '2027-03-09', billingAccountId: 2, maxLoad: 80 };
const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET meters': [METER],
  'GET meters/7': METER,
  'PUT meters/7': {},
  'GET accounts': [{ entityId: 2, entityName: 'Harbour' }],
  'GET accounts/2': { entityId: 2, entityName: 'Harbour' },
  'GET parking-spot': [{ id: 1, name: 'By the door' }],
  'GET parking-spot/1': { id: 1, name: 'By the door' },
};

const MENU = [
  { resourceKey: 'meter', name: 'Meters', path: '/energy/meters' },
  { resourceKey: 'billing-account', name: 'Billing Accounts', path: '/accounts' },
  { resourceKey: 'load-overview', name: 'Load of all meters', path: '/load-overview' },
  { resourceKey: 'parking-spot', name: 'Parking Spots', path: '/parking-spot' },
];

let server: RestServer;
let complaints: string[];
beforeEach(() => {
  complaints = collectComplaints();
  server = createRestServer(ANSWERS);
  const { $schema: _, $id: _id, ...definition } = meter;
  publishEntities({
    meter: { definition: definition as EntityFile['definition'] },
    'billing-account': BILLING_ACCOUNT,
  });
});

const open = (path: string, menu: readonly object[] = MENU) =>
  openByHand({ path, menu, dataProvider: server.dataProvider });

describe('an example', () => {
  it('draws the list of an entity (view), and its button leads to the form', async () => {
    const app = await open('/energy/meters');
    await screen.findByRole('columnheader', { name: 'Name of the Meter' });
    await app.user.click(await screen.findByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(app.path()).toBe('/energy/meters/7'));
    expectSilence(complaints);
  });

  it('edits a field (widget)', async () => {
    const { user } = await open('/energy/meters/7');
    fireEvent.change(await screen.findByRole('slider', { name: 'Maximum Load: 80 %' }), { target: { value: '35' } });
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(server.requests.find((call) => call.startsWith('PUT meters/7'))).toContain('"maxLoad":35'),
    );
    expectSilence(complaints);
  });

  it('sums up a record (section) and asks before a reset (action)', async () => {
    const { user } = await open('/energy/meters/7/view');
    const section = within(await screen.findByRole('region', { name: 'Summary' }));
    await section.findByText('09 Mar 2027');
    // react-admin derives the address from the record of the screen until an effect has seen the other record.
    await waitFor(() =>
      expect(section.getByRole('link', { name: 'Harbour' }).getAttribute('href')).toBe('/billing-account/2/show'),
    );
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.click(await screen.findByRole('button', { name: 'Reset now' }));
    await waitFor(() =>
      expect(server.requests.find((call) => call.startsWith('PUT meters/7'))).toContain('"maxLoad":0'),
    );
    expectSilence(complaints);
  });

  it('is a page of its own, in the menu and by its title', async () => {
    await open('/load-overview');
    await screen.findByText('1 meters, at most 80 % load');
    screen.getByRole('heading', { level: 1, name: 'Load of all meters' });
    expect(screen.getByRole('link', { name: 'Load of all meters' }).getAttribute('aria-current')).toBe('page');
    expect(document.title).toContain('Load of all meters');
    expectSilence(complaints);
  });

  it('is a resource without a schema, with react-admin’s own routes', async () => {
    const { user, path } = await open('/parking-spot');
    await user.click(await screen.findByText('By the door'));
    await waitFor(() => expect(path()).toBe('/parking-spot/1'));
    expect(((await screen.findByLabelText('Name')) as HTMLInputElement).value).toBe('By the door');
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(menu.getByRole('link', { name: 'Parking Spots' }).getAttribute('aria-current')).toBe('page');
    expectSilence(complaints);
  });

  it.each(['/load-overview', '/parking-spot'])('%s is not there for whoever has no menu entry for it', async (path) => {
    await open(path, MENU.slice(0, 2));
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(server.requests).toEqual([]);
  });
});
