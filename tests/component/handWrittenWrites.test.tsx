/** react-admin's own screens and hooks that write, in the whole app: the request is sent in each mutation mode. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenApp } from './app';
import { complaints, MODES, openLamps, press, startLamps, written } from './lampScreens';

vi.mock('virtual:wattdesk/manifest', () => ({ manifest: [], loaders: {} }));
vi.mock('../../src/generator/extensions/extensions', async (original) => ({
  ...(await original<object>()),
  customViews: (await import('./lampViews')).lampViews,
}));

beforeEach(startLamps);

const rename = async (app: OpenApp): Promise<void> => {
  const input = await screen.findByRole('textbox', { name: 'Name' });
  await app.user.clear(input);
  await app.user.type(input, 'Cassiopeia');
  await press(app, 'Save');
};

const chooseAll = async (app: OpenApp): Promise<void> => {
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await press(app, 'Delete');
};

describe("react-admin's own screens reach the server by themselves", () => {
  it.each<[string, string, (app: OpenApp) => Promise<void>, string]>([
    ['a changed record', '/lamps/1', rename, 'update 1 Cassiopeia'],
    ['a new record', '/lamps/create', rename, 'create Cassiopeia'],
    ['a deleted record', '/lamps/1', (app) => press(app, 'Delete'), 'delete 1'],
    ['chosen rows', '/lamps', chooseAll, 'deleteMany 1+2'],
  ])('%s', async (_, path, write, expected) => {
    const app = await openLamps(path);
    await write(app);
    await waitFor(() => expect(written).toEqual([expected]));
    expect(complaints).toEqual([]);
  });

  it.each(
    MODES.flatMap((mode) =>
      ['update', 'update silently', 'updateMany', 'delete', 'deleteMany'].map((name) => [mode, name] as const),
    ),
  )('%s: %s', async (mode, name) => {
    const app = await openLamps();
    await press(app, `${mode}: ${name}`);
    await waitFor(() => expect(written).toHaveLength(1));
    expect(complaints).toEqual([]);
  });
});
