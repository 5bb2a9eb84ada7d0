/** Hand-written forms with react-admin's own inputs, on the real data provider: labels, validation, responses. */
import { screen, waitFor } from '@testing-library/react';
import { required, type MutationMode } from 'ra-core';
import {
  AutocompleteInput,
  Create,
  DeleteButton,
  Edit,
  NumberInput,
  ReferenceInput,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenApp } from './app';
import { collectComplaints, expectSilence, openByHand, publishEntities } from './handWritten';
import { createLampServer, LAMP_FILE, LAMP_MENU, MAKER_FILE, type LampServer } from './lampServer';

vi.mock('virtual:wattdesk/manifest', () => ({ manifest: [], loaders: {} }));
vi.mock('../../src/generator/extensions/extensions', async (original) => {
  const { createLazyParts } = await import('../support/lazyParts');
  const customViews = createLazyParts({ 'lamp-form': () => LampForm, 'lamp-list': () => LampList });
  return { ...(await original<object>()), customViews };
});

/** Set by each test; a hand-written part has a constant instead. */
let mutationMode: MutationMode;

const LampList = () => <p>All lamps</p>;

const Buttons = () => (
  <Toolbar>
    <SaveButton />
    <DeleteButton mutationMode={mutationMode} />
  </Toolbar>
);

const COLOURS = [
  { id: 'red', name: 'Red' },
  { id: 'blue', name: 'Blue' },
];

const inputs = (
  <>
    <TextInput source="lampName" validate={required()} />
    <NumberInput source="watts" />
    <SelectInput source="colour" choices={COLOURS} />
    <ReferenceInput source="makerId" reference="maker">
      <AutocompleteInput />
    </ReferenceInput>
  </>
);

function LampForm() {
  const { lampId } = useParams();
  return lampId === undefined ? (
    <Create resource="lamp" redirect="list">
      <SimpleForm>{inputs}</SimpleForm>
    </Create>
  ) : (
    <Edit resource="lamp" id={Number(lampId)} mutationMode={mutationMode}>
      <SimpleForm toolbar={<Buttons />}>{inputs}</SimpleForm>
    </Edit>
  );
}

let server: LampServer;
let complaints: string[];
beforeEach(() => {
  mutationMode = 'pessimistic';
  complaints = collectComplaints();
  server = createLampServer();
  publishEntities({ lamp: LAMP_FILE, maker: MAKER_FILE });
});

const open = (path: string, locale = 'en') =>
  openByHand({ path, locale, menu: LAMP_MENU, dataProvider: server.dataProvider });

const writes = (): string[] => server.sent.filter((call) => /^(PUT|DELETE|POST lamp ?\{)/.test(call));

const rename = async ({ user }: OpenApp, name: string): Promise<void> => {
  const input = await screen.findByRole('textbox', { name: /^Name of the Lamp/ });
  await user.clear(input);
  if (name) await user.type(input, name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
};

describe('inputs of a form written by hand', () => {
  it.each([
    ['en', [/^Name of the Lamp/, 'Power', 'Colour', 'Made by']],
    ['zh-Hans', [/^灯的名称/, '功率', 'Colour', '制造商']],
  ])('are called what the schema says (%s)', async (locale, labels) => {
    await open('/lights/change/1', locale);
    for (const label of labels) await screen.findByLabelText(label);
    await waitFor(() => expect((screen.getByLabelText(labels[3]!) as HTMLInputElement).value).toBe('Ohm & Sons'));
    expectSilence(complaints);
  });

  it('are checked by their own rules, and nothing is sent', async () => {
    const app = await open('/lights/change/1');
    await rename(app, '');
    await screen.findByText('Required');
    expect(writes()).toEqual([]);
    expectSilence(complaints);
  });

  it('are told what the server says of their fields', async () => {
    server.refuseWrites({ lampName: 'There is such a lamp' });
    const app = await open('/lights/change/1');
    await rename(app, 'Capella');
    await screen.findByText('There is such a lamp');
    expect(screen.getByRole('textbox', { name: /^Name of the Lamp/ }).getAttribute('aria-invalid')).toBe('true');
    expect(app.path()).toBe('/lights/change/1');
    // react-admin itself logs a failed write.
    expect(complaints).toEqual(['HttpError: Not saved']);
  });
});

describe.each<MutationMode>(['pessimistic', 'optimistic', 'undoable'])('a form that writes in the mode %s', (mode) => {
  beforeEach(() => {
    mutationMode = mode;
  });

  it('changes a record and leads to the list', async () => {
    const app = await open('/lights/change/1');
    await rename(app, 'Capella');
    await screen.findByText('All lamps');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() =>
      expect(writes()).toEqual([expect.stringContaining('PUT lamp {"lampId":1,"lampName":"Capella"')]),
    );
    expect(app.path()).toBe('/lights/all');
    expectSilence(complaints);
  });

  it('deletes a record and leads to the list', async () => {
    const { user } = await open('/lights/change/1');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    if (mode !== 'undoable') await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByText('All lamps');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(writes()).toEqual(['DELETE lamp/1']));
    expectSilence(complaints);
  });
});

it('a new record is made and the list shown', async () => {
  const app = await open('/lights/new');
  await rename(app, 'Deneb');
  await screen.findByText('All lamps');
  expect(writes()).toEqual([expect.stringContaining('POST lamp {"lampName":"Deneb"')]);
  expectSilence(complaints);
});
