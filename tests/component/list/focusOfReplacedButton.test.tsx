import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useFocusOfReplacedButton } from '../../../src/generator/savedViews/useFocusOfReplacedButton';

function Views({ name }: { name: string }) {
  const { slotRef, keepFocus } = useFocusOfReplacedButton();
  return (
    <span ref={slotRef}>
      <button key={name} onClick={keepFocus}>
        {name}
      </button>
    </span>
  );
}

it('the button that replaces another one has its focus, but takes none from what the user does next', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Views name="Views" />);
  await user.click(screen.getByRole('button', { name: 'Views' }));
  rerender(<Views name="Mine" />);
  const button = screen.getByRole('button', { name: 'Mine' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(document.body);
  rerender(<Views name="Mine" />);
  expect(document.activeElement).toBe(document.body);
});

it('the button takes no focus after a key, either', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Views name="Views" />);
  const button = screen.getByRole('button', { name: 'Views' });
  await user.click(button);
  await user.keyboard('x');
  button.blur();
  rerender(<Views name="Mine" />);
  expect(document.activeElement).toBe(document.body);
});

it('the button gets the focus from a dialog that closes after the button was replaced', async () => {
  const { rerender } = render(<Views name="Mine" />);
  const dialog = document.createElement('div');
  const confirm = document.createElement('button');
  dialog.append(confirm);
  document.body.append(dialog);
  screen.getByRole('button', { name: 'Mine' }).click();
  confirm.focus();
  rerender(<Views name="Views" />);
  expect(document.activeElement).toBe(confirm);
  dialog.remove();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Views' })));
});
