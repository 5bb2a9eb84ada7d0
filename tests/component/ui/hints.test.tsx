import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IconButtonTooltips } from '../../../src/ui/IconButtonTooltips';
import { IconButton } from '../../../src/ui/IconButton';
import { renderInApp } from '../../support/renderInApp';

const open = () =>
  renderInApp(
    <>
      <IconButton label="Refresh" />
      <IconButton label="Account" showTooltip={false} />
      <IconButtonTooltips />
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
