import { StrictMode } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useConfirm } from '../../../src/widgets/confirm';
import { ConfirmDialogProvider } from '../../../src/widgets/confirm/ConfirmDialogProvider';
import type { ConfirmQuestion } from '../../../src/widgets/confirm/useConfirm';
import { renderInApp } from '../../support/renderInApp';

const DANGER: ConfirmQuestion = {
  title: 'Delete "Night rate"?',
  text: 'Are you sure?',
  note: '12 sites are assigned to it',
  confirm: 'Delete',
  danger: true,
};

function Asking({ question, onAnswer }: { question: ConfirmQuestion; onAnswer: (yes: boolean) => void }) {
  const askConfirmation = useConfirm();
  return <button onClick={() => void askConfirmation(question).then(onAnswer)}>Ask</button>;
}

async function asked(question: ConfirmQuestion) {
  const onAnswer = vi.fn<(yes: boolean) => void>();
  const { user } = renderInApp(<Asking question={question} onAnswer={onAnswer} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = await screen.findByRole('dialog');
  return { user, onAnswer, dialog, ...within(dialog) };
}

describe('a question about what takes something away', () => {
  it('begins on Cancel, and says what hangs on it', async () => {
    const { dialog, getByRole, getByText, user, onAnswer } = await asked(DANGER);
    await waitFor(() => expect(document.activeElement).toBe(getByRole('button', { name: 'Cancel' })));
    getByText('12 sites are assigned to it');
    expect(dialog.getAttribute('aria-describedby')).toContain('wd-confirm-note');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false));
  });

  it('begins there, too, where effects run twice', async () => {
    const onAnswer = vi.fn<(yes: boolean) => void>();
    const { user } = renderInApp(
      <StrictMode>
        <ConfirmDialogProvider>
          <Asking question={DANGER} onAnswer={onAnswer} />
        </ConfirmDialogProvider>
      </StrictMode>,
    );
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
  });

  it('takes no key for an answer that is held down from before', async () => {
    const { getByRole, onAnswer } = await asked(DANGER);
    for (const name of ['Cancel', 'Delete']) {
      // If not prevented, the browser would press the button.
      const wasLet = fireEvent.keyDown(getByRole('button', { name }), { key: 'Enter', repeat: true });
      expect(wasLet).toBe(false);
    }
    expect(fireEvent.keyDown(getByRole('button', { name: 'Delete' }), { key: 'Enter' })).toBe(true);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('has its name below a title that does not say it, and in its own', async () => {
    await asked({ ...DANGER, title: 'Delete', name: 'Night rate' });
    screen.getByRole('dialog', { name: 'Delete Night rate' });
    screen.getByRole('heading', { name: 'Delete' });
  });
});

describe('any other question', () => {
  it('begins on Confirm', async () => {
    const { getByRole, user, onAnswer } = await asked({ title: 'Send', text: 'Send it?' });
    await waitFor(() => expect(document.activeElement).toBe(getByRole('button', { name: 'Confirm' })));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true));
  });
});
