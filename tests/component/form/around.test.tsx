/** Elements around the fields of a form: the save shortcut, the draft notice and the skeleton while it loads. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DraftNotice } from '../../../src/generator/form/DraftNotice';
import { FormSkeleton } from '../../../src/generator/screenLayout/FormSkeleton';
import { useSaveShortcut } from '../../../src/generator/form/useSaveShortcut';
import type { RestoredDraft } from '../../../src/generator/form/useSchemaForm';
import { enMessages } from '../../../src/i18n/en';
import { ClockProvider } from '../../../src/widgets/context/clock';
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
  // In Singapore it is 12:05 of the same day.
  const NOW = Date.UTC(2027, 2, 9, 4, 5);
  const HOUR = 3_600_000;
  const [OUTDATED, LACKS] = ['Someone has changed this voucher since', 'Passwords and files are not kept'];

  it.each<[string, string, Partial<RestoredDraft>, string, string[]]>([
    ["tells the time of the operator's clock", 'Asia/Singapore', {}, '12:05', []],
    ['tells the time of the same moment at another place', 'America/New_York', {}, '23:05', []],
    [
      'tells the day, too, where it is another',
      'Asia/Singapore',
      { savedAt: NOW - 13 * HOUR },
      '08 Mar 2027 23:05',
      [],
    ],
    [
      'tells no day that is another in the zone of the browser only',
      'Asia/Singapore',
      { savedAt: NOW - 11 * HOUR },
      '01:05',
      [],
    ],
    ['warns that somebody was there', 'Asia/Singapore', { isOutdated: true }, '12:05', [OUTDATED]],
    ['says what was not kept', 'Asia/Singapore', { isIncomplete: true }, '12:05', [LACKS]],
  ])('%s', (_, timeZone, more, time, said) => {
    const draft = { savedAt: NOW, isIncomplete: false, isOutdated: false, discard: vi.fn(), ...more };
    const onDiscard = vi.fn();
    renderInApp(
      <ClockProvider value={() => new Date(NOW)}>
        <DraftNotice draft={draft} singularName="voucher" onDiscard={onDiscard} />
      </ClockProvider>,
      { messages: enMessages, config: { timeZone } },
    );
    const [line, ...others] = screen.getByText(/Restored your unsaved changes/).textContent.split('\n');
    expect(line).toMatch(new RegExp(`from ${time}$`));
    expect(others.map((other, index) => other.includes(said[index] ?? 'nothing'))).toEqual(said.map(() => true));
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
