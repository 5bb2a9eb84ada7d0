import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { useListParams, type ListControl } from '../../../src/generator/list/useListParams';
import { useLocalParams } from '../../../src/generator/list/useLocalParams';
import { moduleOf } from '../../support/entityModule';
import { renderInApp } from '../../support/harness';

const RULES = { pageSize: 10 };
const entity = moduleOf({ properties: {} });

/** A search and a choice that meet before the address of the first is drawn, as on a slow machine. */
const change = (list: ListControl) => () => {
  list.setFilter((now) => ({ ...now, criteria: 'standard' }));
  list.setFilter((now) => ({ ...now, countryCode: 'MY' }));
};

function InAddress() {
  const list = useListParams(RULES);
  const { search } = useLocation();
  return <button onClick={change(list)}>{new URLSearchParams(search).get('filter')}</button>;
}

function InDialog() {
  const list = useLocalParams(10);
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
