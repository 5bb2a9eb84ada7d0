/** Loads the full record of an assignment when the row of the list lacks fields. */
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FullRecordLoader } from '../../../src/generator/assignment/FullRecordLoader';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

function open(row: Record<string, unknown>, calls: { get?: 'GET things/{id}' }) {
  const module = createTestModule({ properties: { country: { type: 'string' } } }, { calls });
  const getOne = vi.fn(async () => ({ data: { id: 7, country: 'SG' } }));
  renderInApp(
    <FullRecordLoader
      module={module}
      record={{ id: 7, ...row }}
      assignment={{ paramsFromRecord: { countryCode: 'country' } } as never}
      onClose={() => undefined}
    >
      {({ country }) => <p>{`Country ${String(country)}`}</p>}
    </FullRecordLoader>,
    { dataProvider: { getOne } as never, messages: enMessages },
  );
  return getOne;
}

const GET = { get: 'GET things/{id}' } as const;

it.each([
  ['is read where the row lacks what is asked with', {}, GET, 'Country SG', 1],
  ['is the row where that has it', { country: 'MY' }, GET, 'Country MY', 0],
  ['is the row where nothing reads records', {}, {}, 'Country undefined', 0],
])('%s', async (_, row, calls, text, times) => {
  const getOne = open(row, calls);
  await screen.findByText(text);
  expect(getOne).toHaveBeenCalledTimes(times);
});
