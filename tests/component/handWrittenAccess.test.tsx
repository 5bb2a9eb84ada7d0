/**
 * Which of react-admin's own buttons and hooks are available to a user, depending on the user's rights and the
 * roles of the schema.
 */
import { screen, within } from '@testing-library/react';
import { CanAccess, useCanAccess } from 'ra-core';
import { CreateButton, DataTable, DeleteButton, EditButton, List, ShowButton } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignInSession } from '../../src/auth/sessionStore';
import { ADMIN } from './app';
import { collectComplaints, expectSilence, openByHand, publishEntities } from './handWritten';

vi.mock('virtual:wattdesk/manifest', () => ({ manifest: [], loaders: {} }));
vi.mock('../../src/generator/extensions/extensions', async (original) => {
  const { createLazyParts } = await import('../support/lazyParts');
  return { ...(await original<object>()), customViews: createLazyParts({ 'lamp-list': () => LampList }) };
});

function Question({ resource, action }: { resource: string; action: string }) {
  const { isPending, canAccess, error } = useCanAccess({ resource, action });
  if (isPending) return null;
  return <li>{`${resource} ${action}: ${error ? 'failed' : canAccess ? 'yes' : 'no'}`}</li>;
}

const LampList = () => (
  <List resource="lamp" disableSyncWithLocation actions={<CreateButton />}>
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="lampName" label="Lamp by hand" />
      <DataTable.Col label="Buttons">
        <ShowButton />
        <EditButton />
        <DeleteButton />
      </DataTable.Col>
    </DataTable>
    <ul>
      <Question resource="secret" action="list" />
      <Question resource="gate" action="edit" />
      <Question resource="lamp" action="clear" />
      <Question resource="lamp" action="unheard" />
    </ul>
    <CanAccess resource="lamp" action="delete">
      <p>Whoever reads this may delete</p>
    </CanAccess>
  </List>
);

const OPEN = { id: 1, lampName: 'Aurora', broken: false };
const BROKEN = { id: 2, lampName: 'Borealis', broken: true };

const open = (session: SignInSession, viewOnly: boolean) =>
  openByHand({
    path: '/lights/all',
    session,
    menu: [
      { resourceKey: 'lamp', name: 'Lamps', path: '/lights/all', viewOnly },
      { resourceKey: 'gate', name: 'Gates', path: '/gate', viewOnly: true },
    ],
    dataProvider: { getList: async () => ({ data: [OPEN, BROKEN] as never[], total: 2 }) },
  });

const OPERATOR: SignInSession = { ...ADMIN, roleName: 'OPERATOR' };

let complaints: string[];
beforeEach(() => {
  complaints = collectComplaints();
  publishEntities({
    lamp: {
      definition: {
        title: 'Lamps',
        type: 'object',
        properties: {
          id: { type: 'integer', readOnly: true },
          lampName: { type: 'string', title: 'Name' },
          broken: { type: 'boolean', title: 'Broken' },
        },
        'x-admin': {
          idField: 'id',
          titleField: 'lampName',
          routes: {
            list: '/lights/all',
            create: '/lights/new',
            update: '/lights/change/{id}',
            view: '/lights/see/{id}',
          },
          calls: {
            page: 'POST lamp-pages',
            get: 'GET lamp/{id}',
            create: 'POST lamp',
            update: 'PUT lamp',
            delete: 'DELETE lamp/{id}',
          },
          form: { openAs: 'screen', sections: [{ fields: ['lampName'] }] },
          view: { sections: [{ readOnlyValues: ['lampName'] }] },
          customScreens: { list: 'lamp-list' },
          actions: {
            delete: { roles: ['ADMIN'] },
            edit: { visibleWhen: { properties: { broken: { const: false } } } },
            clear: { title: 'Clear', scope: 'row', call: 'POST lamp-clear', roles: ['ADMIN'] },
          },
        },
      },
    },
  });
});

const buttonsOf = async (name: string): Promise<string[]> => {
  const row = within((await screen.findByText(name)).closest('tr')!);
  await row.findByRole('link', { name: 'Show' });
  return ['Show', 'Edit', 'Delete'].filter(
    (label) => (row.queryByRole('link', { name: label }) ?? row.queryByRole('button', { name: label })) !== null,
  );
};

describe.each([
  ['may do everything', ADMIN, false, ['Show', 'Edit', 'Delete'], ['Show', 'Delete'], true, 'yes'],
  ['has another role', OPERATOR, false, ['Show', 'Edit'], ['Show'], true, 'no'],
  ['may only look', ADMIN, true, ['Show'], ['Show'], false, 'no'],
])('somebody who %s', (_, session, viewOnly, ofOpen, ofBroken, creates, clears) => {
  it('is offered that by react-admin’s own parts, and no more', async () => {
    await open(session, viewOnly);
    await screen.findByText(`lamp clear: ${clears}`);
    await screen.findByText('secret list: no');
    screen.getByText('gate edit: no');
    screen.getByText('lamp unheard: no');
    expect(await buttonsOf('Aurora')).toEqual(ofOpen);
    expect(await buttonsOf('Borealis')).toEqual(ofBroken);
    expect(screen.queryByRole('link', { name: 'Create' }) !== null).toBe(creates);
    expect(screen.queryByText('Whoever reads this may delete') !== null).toBe(ofOpen.includes('Delete'));
    expectSilence(complaints);
  });
});
