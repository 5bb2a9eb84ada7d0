import { useState, type ReactNode } from 'react';
import { useTheme } from '@mui/material/styles';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '../../../src/ui/lazyComponent';
import { lightColors } from '../../../src/ui/theme/colors';
import { renderInApp } from '../../support/renderInApp';

interface Props {
  label: string;
}

const Note = ({ label }: Props) => <input aria-label={label} />;

/** A wrapper around a lazy input, with a button that re-renders both. */
function Around({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Again {count}
      </button>
      {children}
    </>
  );
}

const waiting = vi.fn(({ label }: Props) => <p>{label} is on its way</p>);

describe('a late part', () => {
  it('is drawn at once when its code is there, without a moment of what stands in its place', async () => {
    const part = lazyComponent(async () => Note, { LoadingComponent: waiting });
    expect(part.isLoaded()).toBe(false);
    await part.load();
    expect(part.isLoaded()).toBe(true);
    renderInApp(<part.Component label="Note" />);
    screen.getByRole('textbox', { name: 'Note' });
    expect(waiting).not.toHaveBeenCalled();
  });

  it('fetches its code itself when nobody did, and keeps what is typed when it is drawn again', async () => {
    const part = lazyComponent(async () => Note, { LoadingComponent: waiting });
    const { user } = renderInApp(
      <Around>
        <part.Component label="Note" />
      </Around>,
    );
    screen.getByText('Note is on its way');
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'kept');
    await user.click(screen.getByRole('button', { name: 'Again 0' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('kept');
  });

  it('says that it did not arrive, and is asked for again', async () => {
    const fetchCode = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Note);
    const part = lazyComponent<Props>(fetchCode);
    const { user } = renderInApp(<part.Component label="Note" />);
    expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('textbox', { name: 'Note' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is fetched once, and after a failure again', async () => {
    const fetchCode = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Note);
    const part = lazyComponent<Props>(fetchCode);
    await expect(part.load()).rejects.toThrow('offline');
    await Promise.all([part.load(), part.load()]);
    expect(fetchCode).toHaveBeenCalledTimes(2);
  });
});

describe('MUI’s theme', () => {
  const Colour = () => <p>{useTheme().palette.primary.main}</p>;

  it('stands around every late part, once', async () => {
    const inner = lazyComponent(async () => Colour);
    const outer = lazyComponent(async () => () => (
      <>
        <Colour />
        <inner.Component />
      </>
    ));
    renderInApp(<outer.Component />);
    await waitFor(() => expect(screen.getAllByText(lightColors.primary.main)).toHaveLength(2));
  });

  it('is not waited for by a part that is drawn without it', async () => {
    const plain = lazyComponent(async () => Colour, { withoutMui: true });
    renderInApp(<plain.Component />);
    await waitFor(() => expect(screen.queryByText(lightColors.primary.main)).toBeNull());
    await screen.findByText(/^#/);
  });
});
