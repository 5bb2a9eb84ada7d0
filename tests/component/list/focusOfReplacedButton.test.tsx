import { render, screen } from '@testing-library/react';
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
