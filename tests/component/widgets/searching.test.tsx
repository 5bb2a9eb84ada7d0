import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition, OptionListDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { drawField } from './draw';

const lists: Record<string, OptionListDefinition> = {
  countries: { call: 'GET country-select', valueField: 'countryCode', labelField: 'countryName' },
  sites: { call: 'GET site-select', searchParam: 'siteName', valueField: 'sitePk', labelField: 'siteName' },
  users: {
    call: 'GET user-select',
    searchParam: 'email',
    minSearchLength: 2,
    valueField: 'email',
    labelField: 'email',
  },
};
const SITES = [
  { sitePk: 1, siteName: 'Bugis' },
  { sitePk: 2, siteName: 'Bukit Timah' },
];

/** Renders the field over a server whose responses the test resolves. */
function drawWaiting(definition: FieldDefinition, value?: unknown) {
  const waiting: ((data: unknown) => void)[] = [];
  const send = vi.fn(
    () => new Promise<never>((resolve) => waiting.push((data) => resolve({ data, msg: '' } as never))),
  );
  const entity = createTestModule({ properties: { name: definition } }, {}, lists);
  const drawn = drawField(definition, value, { entity, dataProvider: { send } });
  const answer = async (data: unknown) => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    await act(async () => waiting.splice(0).forEach((resolve) => resolve(data)));
  };
  return { ...drawn, answer };
}

const input = async (name: string) => (await screen.findByRole('combobox', { name })) as HTMLInputElement;

describe('what is typed before the list has arrived', () => {
  const country: FieldDefinition = { type: 'string', title: 'Country', 'x-ui': { options: 'countries' } };

  it('stays, and finds its line as soon as the list is there', async () => {
    const { user, answer, submit } = drawWaiting(country, 'SG');
    const box = await input('Country');
    await user.tripleClick(box);
    await user.keyboard('Malay');
    await answer([
      { countryCode: 'SG', countryName: 'Singapore' },
      { countryCode: 'MY', countryName: 'Malaysia' },
    ]);
    expect(box.value).toBe('Malay');
    await user.click(await screen.findByRole('option', { name: 'Malaysia (MY)' }));
    expect(box.value).toBe('Malaysia (MY)');
    expect(await submit()).toBe('MY');
  });

  it('gives way to the name of what is chosen when the input is left', async () => {
    const { user, answer, submit } = drawWaiting(country, 'SG');
    const box = await input('Country');
    await user.tripleClick(box);
    await user.keyboard('Mal');
    await answer([{ countryCode: 'SG', countryName: 'Singapore' }]);
    await user.tab();
    await waitFor(() => expect(box.value).toBe('Singapore (SG)'));
    expect(await submit()).toBe('SG');
  });
});

describe('what is typed to search the server', () => {
  it('stays while lists come and go, although the chosen one is in none of them', async () => {
    const { user, answer, submit } = drawWaiting({ type: 'integer', title: 'Site', 'x-ui': { options: 'sites' } }, 9);
    await answer([]);
    const box = await input('Site');
    await user.tripleClick(box);
    await user.keyboard('bu');
    await answer(SITES);
    expect(box.value).toBe('bu');
    await user.click(await screen.findByRole('option', { name: 'Bukit Timah' }));
    expect(await submit()).toBe(2);
  });

  it('stays in a multiple select', async () => {
    const { user, answer, submit } = drawWaiting(
      { type: 'array', title: 'Sites', items: { type: 'integer' }, 'x-ui': { options: 'sites' } },
      [1],
    );
    await answer(SITES.slice(0, 1));
    const box = await input('Sites');
    await user.type(box, 'buk');
    await answer(SITES.slice(1));
    expect(box.value).toBe('buk');
    await user.click(await screen.findByRole('option', { name: 'Bukit Timah' }));
    expect(box.value).toBe('');
    expect(await submit()).toEqual([1, 2]);
  });
});

describe('a search by e-mail', () => {
  const user: FieldDefinition = { type: 'string', title: 'User', 'x-ui': { options: 'users' } };
  const offered = (): string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');

  /** Each request waits for its own response. */
  function drawSearch() {
    const answers = new Map<string, (emails: string[]) => Promise<void>>();
    const send = vi.fn((_call: unknown, { query }: { query: Record<string, string> }) => {
      return new Promise((resolve) => {
        answers.set(query['email']!, async (emails) => {
          await act(async () => resolve({ data: emails.map((email) => ({ email })), msg: '' }));
        });
      });
    });
    const entity = createTestModule({ properties: { name: user } }, {}, lists);
    const drawn = drawField(user, undefined, { entity, dataProvider: { send: send as never } });
    const asked = () => send.mock.calls.map(([, { query }]) => query['email']);
    return { ...drawn, asked, answers };
  }

  it('asks nothing before there is enough to go by, and says so', async () => {
    const { user: hand, asked } = drawSearch();
    await hand.type(await input('User'), 'd');
    await screen.findByText('Type at least 2 characters');
    await hand.type(await input('User'), 'a');
    await waitFor(() => expect(asked()).toEqual(['da']));
  });

  it('asks once for what is typed without a pause', async () => {
    const { user: hand, asked } = drawSearch();
    await hand.type(await input('User'), 'daniel');
    await waitFor(() => expect(asked()).not.toEqual([]));
    expect(asked()).toEqual(['daniel']);
  });

  it('shows what was asked last, whichever answer comes last', async () => {
    const { user: hand, asked, answers, submit } = drawSearch();
    const box = await input('User');
    await hand.type(box, 'da');
    await waitFor(() => expect(asked()).toEqual(['da']));
    await hand.type(box, 'niel');
    await waitFor(() => expect(asked()).toEqual(['da', 'daniel']));
    await answers.get('daniel')!(['daniel.ong@mail.test']);
    await waitFor(() => expect(offered()).toEqual(['daniel.ong@mail.test']));
    await answers.get('da')!(['dawn.lee@mail.test', 'daniel.ong@mail.test']);
    expect(offered()).toEqual(['daniel.ong@mail.test']);
    await hand.click(screen.getByRole('option'));
    expect(await submit()).toBe('daniel.ong@mail.test');
  });
});
