import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SectionDefinition } from '../../../src/model/schemaLanguage/definition';
import { Sections } from '../../../src/generator/sections/Sections';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

type Row = Record<string, unknown>;

const properties = {
  used: {
    type: 'object',
    properties: { all: { type: 'integer', title: 'All' }, busy: { type: 'integer', title: 'Busy' } },
  },
  power: { type: 'number', title: 'Power', 'x-ui': { unit: 'kW' } },
} as const;

/** Returns the metrics or details of a section as pairs of label and displayed value. */
function figuresOf(key: 'metrics' | 'readOnlyValues', record: Row): [string, string][] {
  const shown: SectionDefinition = {
    title: 'Load',
    [key]: ['power', 'used.all', { title: 'Share', field: 'used.busy', percentOfField: 'used.all' }],
  };
  const module = createTestModule(
    { properties },
    {
      idField: false,
      routes: { list: '/loads' },
      calls: {},
      list: { columns: ['power'], filters: [] },
      view: { sections: [shown] },
    },
  );
  renderInApp(<Sections module={module} sections={module.entity.view!.sections} record={record} />, { entity: module });
  const names = screen.queryAllByRole('term').map(({ textContent }) => textContent ?? '');
  const values = screen.queryAllByRole('definition').map(({ textContent }) => textContent ?? '');
  return names.map((name, index) => [name, values[index] ?? '']);
}

describe('figures side by side', () => {
  it.each<[string, Row, [string, string][]]>([
    [
      'with the share of a whole',
      { power: 52.6, used: { all: 8, busy: 3 } },
      [
        ['Power', '52.6 kW'],
        ['All', '8'],
        ['Share', '37.5%'],
      ],
    ],
    [
      'of which none is in use',
      { power: 0, used: { all: 8, busy: 0 } },
      [
        ['Power', '0 kW'],
        ['All', '8'],
        ['Share', '0%'],
      ],
    ],
    ['without what is missing', { used: { all: 8 } }, [['All', '8']]],
    [
      'of a whole that is nothing',
      { power: 1, used: { all: 0, busy: 0 } },
      [
        ['Power', '1 kW'],
        ['All', '0'],
      ],
    ],
    ['of nothing', {}, []],
  ])('%s', (_, record, figures) => expect(figuresOf('metrics', record)).toEqual(figures));

  it('are told as missing among facts, which have their places', () => {
    expect(figuresOf('readOnlyValues', { power: 5, used: { all: 8 } })).toEqual([
      ['Power', '5 kW'],
      ['All', '8'],
      ['Share', '–'],
    ]);
  });

  it('are told as a nought among facts where they are one', () => {
    expect(figuresOf('readOnlyValues', { power: 0, used: { all: 0, busy: 0 } })).toEqual([
      ['Power', '0 kW'],
      ['All', '0'],
      ['Share', '–'],
    ]);
  });
});

it('figures that bring their names along show a nought as such, and a dash for what is missing', () => {
  const entry = { type: 'object', properties: { name: { type: 'string' }, value: { type: 'number' } } } as const;
  const module = createTestModule(
    { properties: { figures: { type: 'array', items: entry } } },
    {
      idField: false,
      routes: { list: '/loads' },
      calls: {},
      list: { columns: [], filters: [] },
      view: { sections: [{ statCards: { itemsField: 'figures', titleField: 'name', valueField: 'value' } }] },
    },
  );
  const figures = [
    { name: 'Busy', value: 0 },
    { name: 'Free', value: 2 },
    { name: 'Lost', value: null },
  ];
  renderInApp(<Sections module={module} sections={module.entity.view!.sections} record={{ figures }} />, {
    entity: module,
  });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', '2', '–']);
});

it('figures are compared with the period before where the record has its value', () => {
  const parts = Object.fromEntries(['key', 'name', 'unit', 'value', 'before'].map((key) => [key, {}]));
  const statCards = {
    itemsField: 'figures',
    titleField: 'name',
    codeField: 'key',
    valueField: 'value',
    unitField: 'unit',
    previousValueField: 'before',
    previousPeriodLabels: {
      sold: 'last week',
      use: 'last week',
      free: 'last week',
      fresh: 'last week',
      zero: 'last week',
    },
  };
  const module = createTestModule(
    { properties: { figures: { type: 'array', items: { type: 'object', properties: parts } } } },
    {
      idField: false,
      routes: { list: '/loads' },
      calls: {},
      list: { columns: [], filters: [] },
      view: { sections: [{ statCards }] },
    },
  );
  const figures = [
    { key: 'sold', name: 'Sold', value: '110.0', before: '100.0' },
    { key: 'use', name: 'Use', value: '14.3', before: '15.5', unit: '%' },
    { key: 'free', name: 'Free', value: 7, before: 7 },
    { key: 'fresh', name: 'Fresh', value: 7 },
    { key: 'zero', name: 'Zero', value: 7, before: 0 },
    { key: 'other', name: 'Other', value: 7, before: 5 },
  ];
  renderInApp(<Sections module={module} sections={module.entity.view!.sections} record={{ figures }} />, {
    entity: module,
  });
  expect(screen.getAllByText(/last week$/).map(({ textContent }) => textContent)).toEqual([
    '▲ 10% above last week',
    '▼ 1.2 points below last week',
    'same as last week',
  ]);
});

it('a field of the server’s own is there once it has a value', () => {
  const module = createTestModule(
    {
      properties: {
        name: { type: 'string', title: 'Name' },
        created: { type: 'string', title: 'Created', readOnly: true },
      },
    },
    { routes: { list: '/things' }, view: { sections: [{ fields: ['name', 'created'] }] } },
  );
  const getNames = (record: Row) => {
    const { container, unmount } = renderInApp(
      <Sections module={module} sections={module.entity.view!.sections} record={record} />,
      { entity: module },
    );
    const found = ['Name', 'Created'].filter((name) => container.textContent?.includes(name));
    unmount();
    return found;
  };
  expect(getNames({ id: 1, name: 'Desk' })).toEqual(['Name']);
  expect(getNames({ id: 1, name: 'Desk', created: 'today' })).toEqual(['Name', 'Created']);
});
