import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Hints } from '../../../src/ui/Hints';
import { IconButton } from '../../../src/ui/IconButton';
import { renderInApp } from '../../support/harness';

const open = () =>
  renderInApp(
    <>
      <IconButton label="Refresh" />
      <IconButton label="Account" hint={false} />
      <Hints />
    </>,
  );

describe('the hint beside an icon', () => {
  it('appears where the pointer rests, and goes on Escape', async () => {
    const { user } = open();
    await user.hover(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findByText('Refresh')).getAttribute('aria-hidden')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Refresh')).toBeNull();
  });

  it('goes with a click', async () => {
    const { user } = open();
    await user.hover(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText('Refresh');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.queryByText('Refresh')).toBeNull();
  });
});
