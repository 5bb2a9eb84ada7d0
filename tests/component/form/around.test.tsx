/** Elements around the fields of a form: the save shortcut, the draft notice and the skeleton while it loads. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DraftNotice } from '../../../src/generator/form/DraftNotice';
import { FormSkeleton } from '../../../src/generator/screenLayout/FormSkeleton';
import { useSaveShortcut } from '../../../src/generator/form/useSaveShortcut';
import type { RestoredDraft } from '../../../src/generator/form/useSchemaForm';
import { enMessages } from '../../../src/i18n/en';
import { renderInApp } from '../../support/renderInApp';

describe('the key that saves', () => {
  // Role of an MUI dialog.
  const DIALOG = { role: 'dialog' };
  function Keyed({ onSubmit }: { onSubmit: () => void }) {
    const form = useRef<HTMLFormElement>(null);
    useSaveShortcut(form, (element) => element.requestSubmit());
    return (
      <>
        <div {...DIALOG}>
          <form
            ref={form}
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            <input aria-label="inside" />
          </form>
        </div>
        <div {...DIALOG}>
          <input aria-label="elsewhere" />
        </div>
      </>
    );
  }
  const ctrl = { key: 's', ctrlKey: true };

  it.each<[string, object, string | undefined, boolean]>([
    ['is Ctrl+S', ctrl, 'inside', true],
    ['is Cmd+S', { key: 's', metaKey: true }, 'inside', true],
    ['is the same with the capitals locked', { key: 'S', ctrlKey: true }, 'inside', true],
    ['is heard wherever the focus is', ctrl, undefined, true],
    ['is not for the form while another dialog lies over it', ctrl, 'elsewhere', false],
    ['is no letter', { key: 's' }, 'inside', false],
    ['is none with Alt', { ...ctrl, altKey: true }, 'inside', false],
    ['is none with Shift', { ...ctrl, shiftKey: true }, 'inside', false],
    ['is no other', { key: 'a', ctrlKey: true }, 'inside', false],
  ])('%s', (_, keys, at, saves) => {
    const onSubmit = vi.fn();
    const { unmount } = render(<Keyed onSubmit={onSubmit} />);
    const target = at === undefined ? document : screen.getByLabelText(at);
    // When the shortcut saves the form, the browser's own "save page" is prevented.
    expect(fireEvent.keyDown(target, keys)).toBe(!saves);
    expect(onSubmit).toHaveBeenCalledTimes(saves ? 1 : 0);
    unmount();
    expect(fireEvent.keyDown(document, ctrl)).toBe(true);
  });
});

describe('the line over what was left unsaved', () => {
  const NOON = new Date(2027, 2, 9, 12, 5);
  const [OUTDATED, LACKS] = ['Someone has changed this voucher since', 'Passwords and files are not kept'];

  it.each<[string, Partial<RestoredDraft>, string, string[]]>([
    ['tells the time', {}, 'from 12:05', []],
    ['tells the day, too, where it is another', { savedAt: NOON.getTime() - 86_400_000 }, '8', []],
    ['warns that somebody was there', { isOutdated: true }, 'from 12:05', [OUTDATED]],
    ['says what was not kept', { isIncomplete: true }, 'from 12:05', [LACKS]],
  ])('%s', (_, more, time, said) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    const draft = { savedAt: NOON.getTime(), isIncomplete: false, isOutdated: false, discard: vi.fn(), ...more };
    const onDiscard = vi.fn();
    renderInApp(<DraftNotice draft={draft} singularName="voucher" onDiscard={onDiscard} />, { messages: enMessages });
    vi.useRealTimers();
    const text = screen.getByText(/Restored your unsaved changes/).textContent;
    expect(text).toContain(time);
    expect(/March/.test(text)).toBe(time === '8');
    const others = text.split('\n').slice(1);
    expect(others.map((line, index) => line.includes(said[index] ?? 'nothing'))).toEqual(said.map(() => true));
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onDiscard).toHaveBeenCalledTimes(1);
  });
});

it.each([
  [3, 3],
  [0, 1],
])('a form of %i fields has %i bars while it is on its way, and says what is loaded', (fields, bars) => {
  renderInApp(
    <FormSkeleton title="Vouchers" sections={[{ fields: Array.from({ length: fields }, () => 'name') }] as never} />,
    { messages: enMessages },
  );
  expect(screen.getByRole('status', { name: 'Loading Vouchers' }).children).toHaveLength(bars);
});
