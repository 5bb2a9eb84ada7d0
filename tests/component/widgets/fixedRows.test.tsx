import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getProductModule } from '../../support/entityModule';
import { openScreen } from '../form/form';

const account = getProductModule('billing-account');
const ROWS = ['Revenue', 'Concession', 'Commission'];

function draw(enabled: readonly string[] = []) {
  const tabulations = ROWS.map((tabulationModel) => ({ tabulationModel, enable: enabled.includes(tabulationModel) }));
  const getOne = vi.fn().mockResolvedValue({ data: { id: 7, entityId: 7, tabulations } });
  const send = vi.fn().mockResolvedValue({ data: [], msg: '' });
  return openScreen('/vouchers/7', { entity: account, dataProvider: { getOne, send } });
}

const getDescription = (input: Element) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
const switches = () => screen.findAllByRole<HTMLInputElement>('switch', { name: 'Enabled' });
const disabled = async () => (await switches()).map((one) => one.disabled);

describe('rows that are always the same', () => {
  it('are called by what tells them apart, and none is added or removed', async () => {
    draw();
    expect(await switches()).toHaveLength(3);
    const names = screen.getAllByRole('group', { name: /^Tabulation Model ./ });
    expect(names.map((row) => row.getAttribute('aria-label'))).toEqual(ROWS.map((name) => `Tabulation Model ${name}`));
    expect(screen.queryByRole('button', { name: /^Remove Tabulation|Add/ })).toBeNull();
  });

  it('have the inputs of their own rule', async () => {
    draw();
    await switches();
    const inputsOf = (name: string) =>
      within(screen.getByRole('group', { name: `Tabulation Model ${name}` }))
        .getAllByRole('textbox')
        .map((input) => input.getAttribute('aria-label') ?? '');
    expect(ROWS.map((name) => inputsOf(name).length)).toEqual([1, 1, 2]);
  });
});

describe('the headings of columns', () => {
  it('mark no switch as required, because a switch always has a value', async () => {
    draw();
    await switches();
    expect(document.querySelector('.wd-edit-titles')?.textContent).toBe('ModelEnabledPercentFixed Rate');
  });
});

describe('a switch of which one may be on', () => {
  it.each<[string[], boolean[]]>([
    [[], [false, false, false]],
    [['Revenue'], [false, true, true]],
    [['Commission'], [true, true, false]],
    // An invalid state from the server can be corrected.
    [
      ['Revenue', 'Commission'],
      [false, true, false],
    ],
  ])('with %j on disables the others: %j', async (on, expected) => {
    draw(on);
    await switches();
    await waitFor(async () => expect(await disabled()).toEqual(expected));
    const descriptions = (await switches()).map((one) => getDescription(one));
    expect(descriptions).toEqual(expected.map((isOff) => (isOff ? 'Turn off the other model first' : undefined)));
  });

  it('frees the others when it is turned off', async () => {
    const { user } = draw();
    await user.click((await switches())[1]!);
    await waitFor(async () => expect(await disabled()).toEqual([true, false, true]));
    await user.click((await switches())[1]!);
    await waitFor(async () => expect(await disabled()).toEqual([false, false, false]));
  });
});
