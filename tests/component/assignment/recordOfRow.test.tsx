/** The record that an assignment is about, where the row of the list is shorter. */
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RecordOfRow } from '../../../src/generator/assignment/RecordOfRow';
import { en } from '../../../src/i18n/en';
import { moduleOf } from '../../support/entityModule';
import { renderInApp } from '../../support/harness';

function open(row: Record<string, unknown>, calls: { get?: 'GET things/{id}' }) {
  const module = moduleOf({ properties: { country: { type: 'string' } } }, { calls });
  const getOne = vi.fn(async () => ({ data: { id: 7, country: 'SG' } }));
  renderInApp(
    <RecordOfRow
      module={module}
      record={{ id: 7, ...row }}
      assignment={{ paramsFromRecord: { countryCode: 'country' } } as never}
      onClose={() => undefined}
    >
      {({ country }) => <p>{`Country ${String(country)}`}</p>}
    </RecordOfRow>,
    { dataProvider: { getOne } as never, messages: en },
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
