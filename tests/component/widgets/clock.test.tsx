/** The shared clock of the page, and the values that update with it. */
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useInitialValueSources } from '../../../src/widgets/useInitialValueSources';
import { ClockProvider } from '../../../src/widgets/context/clock';
import { FieldValue } from '../../../src/widgets/cells/FieldValue';
import { FormField } from '../../../src/widgets/FormField';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const entity = createTestModule({ properties: { held: { type: 'string', title: 'Held' } } });
const field = entity.entity.shape.fields['held']!;
const messages = { period: { running: 'Running', ended: 'Ended' } };

afterEach(() => void vi.useRealTimers());

describe('a form that begins with today', () => {
  it('begins with the day of the operator, by the same clock', () => {
    const Today = () => <p>{useInitialValueSources().today}</p>;
    renderInApp(
      <ClockProvider value={() => new Date('2027-03-09T16:30:00Z')}>
        <Today />
      </ClockProvider>,
      { config: { timeZone: 'Asia/Singapore' } },
    );
    screen.getByText('2027-03-10');
  });
});

describe('a calendar', () => {
  it('marks the day of the operator as today', async () => {
    const module = createTestModule({ properties: { held: { type: 'string', title: 'Held', format: 'date' } } });
    const { user } = renderInApp(
      <ClockProvider value={() => new Date('2027-03-09T16:30:00Z')}>
        <FormField source="held" field={module.entity.shape.fields['held']!} />
      </ClockProvider>,
      { entity: module, record: {}, config: { timeZone: 'Asia/Singapore' } },
    );
    await user.click(await screen.findByLabelText(/^Choose date/));
    await screen.findByText('March 2027');
    expect(document.querySelector('[aria-current=date]')?.textContent).toBe('10');
  });
});

describe('the present moment', () => {
  it('moves on by one timer for all cells, made with one format, and rests where nobody looks', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { DateTimeFormat } = Intl;
    const formats = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(...args) {
      return new DateTimeFormat(...args);
    });
    let now = new Date('2026-06-22T13:59:50Z');
    const { unmount } = renderInApp(
      <ClockProvider value={() => now}>
        {['20', '19', '18'].map((hour) => (
          <FieldValue
            key={hour}
            field={field}
            format="phase"
            record={{ held: [`2026-06-22 ${hour}:00`, '2026-06-22 21:59'] }}
          />
        ))}
      </ClockProvider>,
      { entity, messages, config: { timeZone: 'Asia/Manila' } },
    );
    expect(screen.getAllByText('Running')).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(1);
    now = new Date('2026-06-22T14:00:20Z');
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.getAllByText('Ended')).toHaveLength(3);
    expect(formats.mock.calls.filter(([locale]) => locale === 'sv-SE')).toHaveLength(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
