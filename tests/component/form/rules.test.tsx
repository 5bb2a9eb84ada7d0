import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, provider, saveButton, textbox } from './form';

const getDescription = (input: Element) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

describe('rules', () => {
  it('hide, disable and empty fields while they hold; the values come back', async () => {
    const dataProvider = provider();
    const { user } = openScreen('/vouchers/7', { dataProvider });
    const method = await textbox('Method');
    expect(await textbox('Points')).toHaveProperty('value', '5');
    await user.clear(method);
    await user.type(method, 'MANUAL');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Points/ })).toBeNull());
    const bonus = await textbox('Bonus');
    expect(bonus).toHaveProperty('disabled', true);
    expect(bonus).toHaveProperty('value', '');
    expect(getDescription(bonus)).toBe('Not by hand');
    await user.type(method, '{Backspace}');
    expect(await textbox('Points')).toHaveProperty('value', '5');
    expect(await textbox('Bonus')).toHaveProperty('value', 'yes');
    expect(getDescription(await textbox('Bonus'))).toBe('On top');
    await user.type(method, 'L');
    await user.click(saveButton());
    await screen.findByText('Voucher changed');
    expect(dataProvider.update.mock.calls[0]?.[1].data).toEqual({
      name: 'Night',
      method: 'MANUAL',
      links: [{ label: 'One' }],
    });
  });

  it('take their messages with them', async () => {
    const { user } = openScreen('/vouchers/create');
    await user.type(await textbox('Points'), '0');
    await user.click(saveButton());
    await screen.findByText('Please input a number from 1 to 9');
    const method = await textbox('Method');
    await user.type(method, 'MANUAL');
    await waitFor(() => expect(screen.queryByText('Please input a number from 1 to 9')).toBeNull());
  });
});
