/** Selecting a range of rows with the Shift key. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { start } from './lampList';

it('reaches from the last row that was touched to the one with Shift', async () => {
  const { user } = start();
  await screen.findByText('Lamp 1');
  const box = (row: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select Lamp ${row}` });
  await user.click(box(1));
  await user.keyboard('{Shift>}');
  await user.click(box(4));
  await user.keyboard('{/Shift}');
  screen.getByText('4 selected');
  await user.click(box(2));
  await user.keyboard('{Shift>}');
  await user.click(box(3));
  await user.keyboard('{/Shift}');
  expect([1, 2, 3, 4].filter((row) => box(row).checked)).toEqual([1, 4]);
});
