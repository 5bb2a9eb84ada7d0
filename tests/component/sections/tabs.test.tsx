/** Tabs above a section that loads what it shows. */
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Loaded } from '../../../src/generator/sections/Loaded';
import { moduleOf } from '../../support/entityModule';
import { renderInApp } from '../../support/harness';

const module = moduleOf(
  {
    properties: {
      country: { type: 'string' },
      kind: { type: 'string', title: 'Kind', 'x-ui': { options: 'kinds' } },
      total: { type: 'integer' },
    },
  },
  { calls: { total: 'GET total' } },
  { kinds: { call: 'GET kinds', dependsOn: { country: 'country' } } },
);

const draw = (record: object) => {
  const send = vi.fn(async ({ path }: { path: string }, _options: object) => ({
    data: path === 'kinds' ? [{ value: 'A', name: 'First' }] : 7,
    msg: '',
  }));
  const section = { kind: 'fields', fields: [], load: { call: 'total', into: 'total' }, tabs: { field: 'kind' } };
  renderInApp(
    <Loaded
      module={module}
      section={section as never}
      record={record as never}
      renderContent={({ total }) => <p>{`${String(total)} in all`}</p>}
    />,
    { dataProvider: { send: send as never }, entity: module },
  );
  return () => send.mock.calls.map(([{ path }, options]) => [path, (options as { query?: object }).query]);
};

it('are asked for with what their list depends on, and the section with the first of them', async () => {
  const asked = draw({ country: 'SG' });
  await screen.findByText('7 in all');
  screen.getByRole('radio', { name: 'First' });
  expect(asked()).toEqual([
    ['kinds', { country: 'SG' }],
    ['total', { country: 'SG', kind: 'A' }],
  ]);
});

it('are none while their list cannot be asked: the section is asked without one', async () => {
  const asked = draw({});
  await screen.findByText('7 in all');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(asked()).toEqual([['total', {}]]);
});
