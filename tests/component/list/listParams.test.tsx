import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'ra-core';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useListParams, type ListController } from '../../../src/generator/list/useListParams';
import { useLocalListParams } from '../../../src/generator/list/useLocalListParams';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const RULES = { pageSize: 10 };
const entity = createTestModule({ properties: {} });

/** A search and a dropdown change before the URL of the first change is rendered, as on a slow machine. */
const change = (list: ListController) => () => {
  list.setFilter((now) => ({ ...now, criteria: 'standard' }));
  list.setFilter((now) => ({ ...now, countryCode: 'MY' }));
};

function InAddress() {
  const list = useListParams(RULES);
  const { search } = useLocation();
  return <button onClick={change(list)}>{new URLSearchParams(search).get('filter')}</button>;
}

function InDialog() {
  const list = useLocalListParams(10);
  return <button onClick={change(list)}>{JSON.stringify(list.params.filter)}</button>;
}

describe('two filters that change in one moment', () => {
  it.each([
    ['the address', InAddress],
    ['a dialog', InDialog],
  ])('both hold in %s', async (_, Filters) => {
    renderInApp(<Filters />, { entity });
    const button = (await screen.findAllByRole('button'))[0]!;
    fireEvent.click(button);
    expect(JSON.parse(button.textContent ?? '')).toEqual({ criteria: 'standard', countryCode: 'MY' });
  });
});

const NAMED = '?filter=%7B%22name%22%3A%22x%22%7D';

/** Renders buttons for each change of the list parameters, and their values. */
function Controls({ list }: { list: ListController }) {
  const navigate = useNavigate();
  return (
    <>
      <output>{JSON.stringify(list.params)}</output>
      <button onClick={() => list.setPage(3)}>page</button>
      <button onClick={() => list.setPerPage(20)}>size</button>
      <button onClick={() => list.setFilter({ name: 'a' })}>filter</button>
      <button onClick={() => list.setFilter((now) => ({ ...now, kind: 'b' }))}>more</button>
      <button onClick={() => navigate(NAMED)}>elsewhere</button>
    </>
  );
}

const AtAddress = () => <Controls list={useListParams(RULES)} />;
const AtDialog = () => <Controls list={useLocalListParams(10)} />;

describe.each([
  ['its address', AtAddress],
  ['itself', AtDialog],
])('a list that is kept in %s', (_, List) => {
  it.each<[string, string[], object]>([
    ['begins on page 1', [], { page: 1, perPage: 10, filter: {} }],
    ['goes to a page', ['page'], { page: 3, perPage: 10, filter: {} }],
    ['begins again with another size', ['page', 'size'], { page: 1, perPage: 20, filter: {} }],
    ['begins again with other filters', ['size', 'page', 'filter'], { page: 1, perPage: 20, filter: { name: 'a' } }],
    ['adds a filter to the others', ['filter', 'more'], { page: 1, perPage: 10, filter: { name: 'a', kind: 'b' } }],
  ])('%s', (__, presses, expected) => {
    renderInApp(<List />, { entity });
    for (const name of presses) fireEvent.click(screen.getByRole('button', { name }));
    expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual(expected);
  });
});

it('a choice is written as the rules of that moment want it', () => {
  function Edited() {
    const [rules, setRules] = useState(RULES);
    const list = useListParams(rules);
    return (
      <>
        <button onClick={() => setRules({ pageSize: 20 })}>edit</button>
        <button onClick={() => list.setPerPage(20)}>twenty</button>
        <button onClick={() => list.setPerPage(10)}>ten</button>
      </>
    );
  }
  const app = renderInApp(<Edited />, { entity, path: '/list' });
  for (const name of ['twenty', 'edit', 'ten']) fireEvent.click(screen.getByRole('button', { name }));
  expect(app.location().search).toBe('?perPage=10');
});

it('a page size is remembered and replaces the address', () => {
  let chosen: unknown = 50;
  const rules = { ...RULES, getChosenPageSize: () => chosen };
  const List = () => <Controls list={useListParams(rules, (perPage) => (chosen = perPage))} />;
  const app = renderInApp(<List />, { entity, path: '/list' });
  expect(app.location().search).toBe('?perPage=50');
  fireEvent.click(screen.getByRole('button', { name: 'size' }));
  expect(chosen).toBe(20);
  expect(app.location().search).toBe('?perPage=20');
});

it('a choice builds on the address as it is, wherever that came from', () => {
  renderInApp(<AtAddress />, { entity });
  for (const name of ['filter', 'page', 'elsewhere', 'more']) fireEvent.click(screen.getByRole('button', { name }));
  const params = JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
  expect(params).toEqual({ page: 1, perPage: 10, filter: { name: 'x', kind: 'b' } });
});

const AT_BOTTOM = { at: 'bottom' };

/** A list with a dialog, and buttons that navigate. */
function Dialog() {
  const list = useListParams({ ...RULES, lockedFilter: { name: 'x' } });
  const navigate = useNavigate();
  const { to, state } = list.dialogLink({ edit: '7' });
  return (
    <>
      <output>{JSON.stringify(list.lockedFilter)}</output>
      <button onClick={() => navigate(to, { state })}>open</button>
      <button onClick={list.closeDialog}>close</button>
      <button onClick={() => list.setPage(3)}>page</button>
      <button onClick={() => list.setPage(4, { replace: true })}>instead</button>
      <button onClick={() => list.setFilter({ name: 'a' }, { replace: true })}>typed</button>
      <button onClick={() => navigate('?perPage=10&page=5', { state: AT_BOTTOM })}>long</button>
      <button onClick={() => navigate(-1)}>back</button>
    </>
  );
}

describe('a dialog with an address', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('that was opened here closes by going back, once, as often as it is opened', async () => {
    const app = renderInApp(<Dialog />, { entity, path: '/list?page=2' });
    press('page');
    for (const _ of ['first', 'second']) {
      press('open');
      expect(app.location().search).toBe('?page=3&dialog=edit-7');
      // Navigating back takes a moment, in which the user clicks again.
      const close = screen.getByRole('button', { name: 'close' });
      act(() => {
        close.click();
        close.click();
      });
      await waitFor(() => expect(app.location().search).toBe('?page=3'));
    }
    press('back');
    expect(app.location().search).toBe('?page=2');
  });

  it('that an address opened closes in its place', async () => {
    const app = renderInApp(<Dialog />, { entity, path: '/list?page=2&dialog=create' });
    press('close');
    await waitFor(() => expect(app.location().search).toBe('?page=2'));
    press('back');
    expect(app.location().search).toBe('?page=2');
  });

  it('goes nowhere from an entry that remembers something else', async () => {
    const app = renderInApp(<Dialog />, { entity, path: '/list?page=9' });
    press('long');
    await waitFor(() => expect(app.location().search).toBe('?page=5'));
    press('close');
    press('page');
    press('back');
    await waitFor(() => expect(app.location().search).toBe('?page=5'));
  });

  it('is gone with a change of the list', async () => {
    const app = renderInApp(<Dialog />, { entity, path: '/list?page=2&dialog=create' });
    press('page');
    expect(app.location().search).toBe('?page=3');
    press('back');
    await waitFor(() => expect(app.location().search).toBe('?page=2&dialog=create'));
  });
});

describe('the history of a list', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it.each([
    ['has an entry for a page, which begins at its top', 'page', '?page=3', '?page=5', { _scrollToTop: true }],
    ['has none for a correction', 'instead', '?page=4', '', { _scrollToTop: true }],
    [
      'has none for what is still being typed',
      'typed',
      `?${new URLSearchParams({ filter: '{"name":"a"}' })}`,
      '',
      null,
    ],
  ])('%s', async (_, name, search, before, state) => {
    const app = renderInApp(<Dialog />, { entity, path: '/list' });
    press('long');
    await waitFor(() => expect(app.location()).toMatchObject({ search: '?page=5', state: AT_BOTTOM }));
    press(name);
    expect(app.location()).toMatchObject({ search, state });
    press('back');
    await waitFor(() => expect(app.location().search).toBe(before));
  });

  it('keeps what must stay', () => {
    renderInApp(<Dialog />, { entity, path: '/list?filter={"name":"a"}' });
    expect(screen.getByRole('status').textContent).toBe('{"name":"x"}');
  });
});

it.each([
  ['/list?page=1&perPage=10', ''],
  ['/list?page=2&perPage=999&other=x', '?page=2'],
])('the address %s is corrected to %s', async (path, search) => {
  const app = renderInApp(<AtAddress />, { entity, path });
  await waitFor(() => expect(app.location().search).toBe(search));
});
