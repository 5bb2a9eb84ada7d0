import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { drawField } from './draw';

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a whole number', () => {
  it.each([
    ['1e5', '1e5', '1e5'],
    ['12.5', '12.5', 12.5],
    ['0,5', '0.5', 0.5],
    ['1 2', '1 2', '1 2'],
    ['1 000', '1000', 1000],
    ['a1-2', 'a1-2', 'a1-2'],
    ['１２', '12', 12],
  ])('typed as %j stands there as %j and is held as %j', async (text, shown, held) => {
    const { user, submit } = drawField({ type: 'integer', title: 'Quantity', minimum: 1 });
    await user.type(input('Quantity'), text);
    expect(input('Quantity').value).toBe(text);
    await user.tab();
    expect(input('Quantity').value).toBe(shown);
    expect(await submit()).toBe(held);
  });

  it('keeps cells of a sheet apart that are pasted into it', async () => {
    const { user, submit } = drawField({ type: 'integer', title: 'Quantity' });
    await user.click(input('Quantity'));
    await user.paste('1\r\n234\r\n');
    expect(input('Quantity').value).toBe('1, 234');
    expect(await submit()).toBe('1, 234');
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

describe('a number with limits', () => {
  it.each<[FieldDefinition, string, string]>([
    [{ type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01 }, '1234.567', '123.56'],
    [{ type: 'integer', minimum: 1, maximum: 65535 }, '6553599', '65535'],
    [{ type: 'string', maxLength: 5, 'x-ui': { widget: 'decimal' } }, '12.3456', '12.34'],
  ])('%j takes of %s: %s', async (definition, typed, taken) => {
    const { user } = drawField({ title: 'Share', ...definition });
    await user.type(input('Share'), typed);
    expect(input('Share').value).toBe(taken);
  });

  it('keeps what is pasted whole, for the check to refuse', async () => {
    const { user, submit } = drawField({ type: 'integer', title: 'Share', minimum: 0, maximum: 9 });
    await user.click(input('Share'));
    await user.paste('1000');
    expect(await submit()).toBe(1000);
  });
});

describe('a decimal number', () => {
  it('shows what is typed and holds what it means', async () => {
    const { user, submit } = drawField({ type: 'number', title: 'Power' });
    await user.type(input('Power'), '7.40');
    expect(input('Power').value).toBe('7.40');
    expect(await submit()).toBe(7.4);
  });

  it.each([
    ['1.2345', '1.2345', 1.2345],
    ['1,234', '1,234', '1,234'],
    ['1,234.50', '1234.50', 1234.5],
    ['0,50', '0.50', 0.5],
    ['5kWh', '5kWh', '5kWh'],
    [' 12 ', '12', 12],
  ])('pasted as %j stands there as %j and is held as %j', async (text, shown, held) => {
    const { user, submit } = drawField({ type: 'number', title: 'Power', 'x-ui': { maxDecimals: 2 } });
    await user.click(input('Power'));
    await user.paste(text);
    await user.tab();
    expect(input('Power').value).toBe(shown);
    expect(await submit()).toBe(held);
  });

  it('shows another value that comes from outside, whatever was typed', async () => {
    const { user, submit } = drawField({ type: 'number', title: 'Power' }, 3);
    await user.type(input('Power'), '{Backspace}0,5');
    await user.clear(input('Power'));
    expect(input('Power').value).toBe('');
    expect(await submit()).toBe('');
  });
});

describe('an amount of money', () => {
  it('stays the text that was typed, behind the configured symbol', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'Price', 'x-ui': { currency: {} } });
    await user.type(input('Price'), '0.10');
    screen.getByText('S$');
    expect(await submit()).toBe('0.10');
  });

  it('carries the symbol of the chosen country', async () => {
    const entity = createTestModule(
      {
        properties: {
          name: { type: 'string', title: 'Price', 'x-ui': { currency: { countryField: 'country' } } },
          country: { type: 'string', 'x-ui': { options: 'countries' } },
        },
      },
      {},
      { countries: { call: 'GET dawn/api/v1/country-select', valueField: 'countryCode', labelField: 'countryName' } },
    );
    const countries = [{ countryCode: 'MY', countryName: 'Malaysia', currencySymbol: 'RM' }];
    drawField({}, '1', {
      entity,
      record: { country: 'MY' },
      dataProvider: { send: async () => ({ data: countries as never, msg: '' }) },
    });
    // Never shows another country's symbol, not even before the option list is loaded.
    screen.getByText('MY');
    await screen.findByText('RM');
  });
});
