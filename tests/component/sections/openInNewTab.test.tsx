/** Tabs above a section that loads its own data. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SectionWithData } from '../../../src/generator/sections/SectionWithData';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const module = createTestModule(
  {
    properties: {
      country: { type: 'string' },
      kind: { type: 'string', title: 'Kind', 'x-ui': { options: 'kinds' } },
      total: { type: 'integer' },
    },
  },
  { calls: { total: 'GET total', opening: 'GET opening' } },
  { kinds: { call: 'GET kinds', paramsFromFields: { country: 'country' } } },
);

const ANSWERS: Readonly<Record<string, unknown>> = {
  kinds: [
    { value: 'A', name: 'First' },
    { value: 'B', name: 'Second' },
    { value: 'C', name: 'Third' },
  ],
  opening: { value: 'B' },
  total: 7,
};

const draw = (record: object, more: object = {}, own: object = {}) => {
  const send = vi.fn(async ({ path }: { path: string }, _options: object) => ({ data: ANSWERS[path], msg: '' }));
  const tabs = { filterField: 'kind', ...more };
  const section = { kind: 'fields', fields: [], fetch: { callName: 'total', responseField: 'total' }, tabs, ...own };
  renderInApp(
    <SectionWithData
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

it('open with the one that the server says, until another one is chosen', async () => {
  const asked = draw({ country: 'SG' }, { initialTabFromCall: 'opening' });
  await screen.findByText('7 in all');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Second' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Third' }));
  await screen.findByText('7 in all');
  const totals = asked().filter(([path]) => path === 'total');
  expect(totals.map(([, query]) => query)).toEqual([
    { country: 'SG', kind: 'B' },
    { country: 'SG', kind: 'C' },
  ]);
});

it('a section without any is asked with what it names, where there is something', async () => {
  const own = { tabs: undefined, paramsFromRecord: { land: 'country', type: 'kind' } };
  const asked = draw({ country: 'SG', kind: '' }, {}, own);
  await screen.findByText('7 in all');
  expect(asked()).toEqual([['total', { land: 'SG' }]]);
});
