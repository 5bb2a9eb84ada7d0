import { Suspense, useState, type ComponentType } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { late } from '../../../src/widgets/late';

function Note({ label }: { label: string }) {
  return <input aria-label={label} />;
}

/** A form around a late input, and a button that draws both again. */
function draw(Component: ComponentType<{ label: string }>) {
  const placeholder = vi.fn(() => <p>on its way</p>);
  function Placeholder() {
    return placeholder();
  }
  function Around() {
    const [count, setCount] = useState(0);
    return (
      <Suspense fallback={<Placeholder />}>
        <button type="button" onClick={() => setCount(count + 1)}>
          Again {count}
        </button>
        <Component label="Note" />
      </Suspense>
    );
  }
  render(<Around />);
  return placeholder;
}

describe('a late component', () => {
  it('is drawn at once when its code is there, without a moment of its placeholder', async () => {
    const part = late(async () => Note);
    expect(part.isThere()).toBe(false);
    await part.load();
    expect(part.isThere()).toBe(true);
    const placeholder = draw(part.Component);
    expect(screen.getByRole('textbox', { name: 'Note' })).toBeDefined();
    expect(placeholder).not.toHaveBeenCalled();
  });

  it('fetches its code itself when nobody did, and keeps what is typed when it is drawn again', async () => {
    const user = userEvent.setup();
    const part = late(async () => Note);
    await act(async () => void draw(part.Component));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'kept');
    await user.click(screen.getByRole('button', { name: 'Again 0' }));
    expect(part.isThere()).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('kept');
  });

  it('can be asked for again after a failure', async () => {
    const fetchCode = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Note);
    const part = late<{ label: string }>(fetchCode);
    await expect(part.load()).rejects.toThrow('offline');
    expect(part.isThere()).toBe(false);
    await part.load();
    expect(part.isThere()).toBe(true);
  });
});
