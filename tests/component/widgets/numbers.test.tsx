import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { moduleOf } from '../../support/entityModule';
import { drawField } from './draw';

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a whole number', () => {
  it('takes no letters, and keeps a point to be refused: 12.5 must not become 125', async () => {
    const { user, submit } = drawField({ type: 'integer', title: 'Quantity', minimum: 1 });
    await user.type(input('Quantity'), 'a1-2.5');
    expect(await submit()).toBe('12.5');
  });

  it('keeps pasted text that is no number, for the check to refuse', async () => {
    const { user, submit } = drawField({ type: 'integer', title: 'Quantity' });
    await user.click(input('Quantity'));
    await user.paste('12 pcs');
    expect(await submit()).toBe('12 pcs');
  });

  it('is an empty text when it is cleared', async () => {
    const { user, submit } = drawField({ type: 'integer', title: 'Quantity' }, 5);
    await user.clear(input('Quantity'));
    expect(await submit()).toBe('');
  });
});

describe('a decimal number', () => {
  it('shows what is typed and holds what it means', async () => {
    const { user, submit } = drawField({ type: 'number', title: 'Power' });
    await user.type(input('Power'), '7.40');
    expect(input('Power').value).toBe('7.40');
    expect(await submit()).toBe(7.4);
  });

  it('takes no more decimals than its schema says', async () => {
    const { user } = drawField({ type: 'number', title: 'Power', 'x-ui': { decimals: 2 } });
    await user.type(input('Power'), '1.2345');
    expect(input('Power').value).toBe('1.23');
  });
});

describe('an amount of money', () => {
  it('stays the text that was typed, behind the configured symbol', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'Price', 'x-ui': { currency: {} } });
    await user.type(input('Price'), '0.10');
    expect(screen.getByText('S$')).toBeTruthy();
    expect(await submit()).toBe('0.10');
  });

  it('carries the symbol of the chosen country', async () => {
    const entity = moduleOf(
      {
        properties: {
          name: { type: 'string', title: 'Price', 'x-ui': { currency: { fromCountry: 'country' } } },
          country: { type: 'string', 'x-ui': { options: 'countries' } },
        },
      },
      {},
      { countries: { call: 'GET dawn/api/v1/country-select', value: 'countryCode', label: 'countryName' } },
    );
    const countries = [{ countryCode: 'MY', countryName: 'Malaysia', currencySymbol: 'RM' }];
    drawField({}, '1', {
      entity,
      record: { country: 'MY' },
      dataProvider: { send: async () => ({ data: countries as never, msg: '' }) },
    });
    // Never another country's symbol, not for the moment before the list is there either.
    screen.getByText('MY');
    expect(await screen.findByText('RM')).toBeDefined();
  });
});
