import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { OperatorClock } from '../../../src/layout/OperatorClock';
import { ClockProvider } from '../../../src/widgets/context/clock';
import { ConfigProvider } from '../../../src/widgets/context/config';
import { TEST_CONFIG } from '../../support/renderInApp';

describe('the clock of the frame', () => {
  it.each([
    ['Asia/Singapore', '27 Nov 2026 00:20 Singapore Time', 'GMT+8'],
    ['Europe/Berlin', '26 Nov 2026 17:20 Germany Time', 'GMT+1'],
  ])('shows the time in %s, and says that all times follow it', async (timeZone, text, zone) => {
    render(
      <I18nContextProvider value={await createI18nProvider('en')}>
        <ConfigProvider value={{ ...TEST_CONFIG, timeZone }}>
          <ClockProvider value={() => new Date('2026-11-26T16:20:00Z')}>
            <OperatorClock />
          </ClockProvider>
        </ConfigProvider>
      </I18nContextProvider>,
    );
    const rule = `All times, and what “today” is, follow this clock (${zone})`;
    expect(screen.getByTitle(rule).textContent).toBe(`${text}. ${rule}`);
  });
});
