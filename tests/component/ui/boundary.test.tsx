import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/ui/ErrorBoundary';

let isBroken = true;

function Part() {
  if (isBroken) throw new Error('for developers');
  return <p>The part</p>;
}

const Page = ({ versions }: { versions?: unknown[] }) => (
  <>
    <p>The frame</p>
    <ErrorBoundary
      name="The part"
      {...(versions ? { resetKeys: versions } : {})}
      renderFailure={({ error, onRetry }) => <button onClick={onRetry}>Retry after {error.message}</button>}
    >
      <Part />
    </ErrorBoundary>
  </>
);

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('a part that fails', () => {
  it('takes nothing with it, and is named in the console', () => {
    render(<Page />);
    screen.getByText('The frame');
    screen.getByRole('button', { name: 'Retry after for developers' });
    expect(console.error).toHaveBeenCalledWith('The part failed', expect.any(Error), expect.any(String));
  });

  it('is tried again by its button', async () => {
    render(<Page />);
    isBroken = false;
    await userEvent.click(screen.getByRole('button'));
    screen.getByText('The part');
  });

  it('is tried again by itself at another version, and only then', () => {
    const { rerender } = render(<Page versions={['/a', 1]} />);
    isBroken = false;
    rerender(<Page versions={['/a', 1]} />);
    screen.getByRole('button');
    rerender(<Page versions={['/b', 1]} />);
    screen.getByText('The part');
  });
});
