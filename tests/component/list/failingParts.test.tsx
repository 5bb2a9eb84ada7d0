import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Sections } from '../../../src/generator/sections/Sections';
import type { Section } from '../../../src/model/entity/entity';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule, getProductModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { pagesOf, renderList, types } from './support';
import type * as FilterBarModule from '../../../src/generator/list/FilterBar';
import type * as ListCardsModule from '../../../src/generator/list/ListCards';
import type * as ListTableModule from '../../../src/generator/list/ListTable';
import type * as useTableLayoutModule from '../../../src/generator/list/useIsTableShown';

/** Files whose code currently fails to load. */
const broken = new Set<string>();

const failing = vi.hoisted(
  () =>
    <T extends (...given: never[]) => unknown>(name: string, part: T): T =>
      ((...given: never[]) => {
        if (broken.has(name)) throw new Error(`${name} is broken`);
        return part(...given);
      }) as T,
);

vi.mock('../../../src/generator/list/useIsTableShown', async (load) => {
  const real = await load<typeof useTableLayoutModule>();
  return { useIsTableShown: failing('layout', real.useIsTableShown) };
});
vi.mock('../../../src/generator/list/ListTable', async (load) => {
  const real = await load<typeof ListTableModule>();
  return { ...real, ListTable: failing('table', real.ListTable) };
});
vi.mock('../../../src/generator/list/ListCards', async (load) => {
  const real = await load<typeof ListCardsModule>();
  return { ListCards: failing('cards', real.ListCards) };
});
vi.mock('../../../src/generator/list/FilterBar', async (load) => {
  const real = await load<typeof FilterBarModule>();
  return { FilterBar: failing('filters', real.FilterBar) };
});
vi.mock('../../../src/generator/chart/RechartsChart', () => ({
  RechartsChart: failing('drawing', () => <p>The drawing</p>),
}));
vi.mock('../../../src/generator/chart/ChartMenu', () => ({ ChartMenu: () => null }));

beforeEach(() => {
  broken.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});

const open = () => renderList({ module: getProductModule('article-type'), getList: pagesOf(() => types(3)) });
const failure = (title: string): Promise<HTMLElement> => screen.findByText(`${title} cannot be shown`);
const retryBeside = async (text: HTMLElement): Promise<void> =>
  userEvent.click(within(text.closest<HTMLElement>('[role=alert]')!).getByRole('button', { name: 'Retry' }));

describe('a list', () => {
  it.each(['layout', 'table'])('whose %s fails has cards, and tells the console', async (part) => {
    broken.add(part);
    open();
    await screen.findByRole('heading', { level: 2, name: 'Type 1' });
    screen.getByRole('button', { name: 'Go to next page' });
    expect(console.error).toHaveBeenCalledWith(
      'The table "Article Types" failed',
      expect.any(Error),
      expect.any(String),
    );
  });

  it('whose rows fail in both ways keeps its heading and filters, and tries again', async () => {
    broken.add('table').add('cards');
    open();
    const text = await failure('Article Types');
    screen.getByRole('searchbox');
    broken.clear();
    await retryBeside(text);
    await screen.findByText('Type 1');
  });

  it('whose filters fail has its rows, and tries again', async () => {
    broken.add('filters');
    open();
    await screen.findByText('Type 1');
    const text = await failure('Filters');
    broken.clear();
    await retryBeside(text);
    await screen.findByRole('searchbox');
  });
});

describe('a section', () => {
  const module = createTestModule(
    {
      properties: {
        months: { type: 'array', title: 'Months', items: { type: 'string' } },
        sold: { type: 'array', title: 'Sold', items: { type: 'number' } },
        name: { type: 'string', title: 'Name' },
      },
    },
    {
      calls: { get: 'GET shops/{id}' },
      routes: { view: '/shops/{id}' },
      view: {
        sections: [
          { title: 'Sales', chart: { kind: 'bar', x: 'months', y: 'sold' } },
          { title: 'About', readOnlyValues: ['name'] },
        ],
      },
    },
  );
  const draw = (sections: readonly Section[]) =>
    renderInApp(
      <Sections module={module} sections={sections} record={{ id: 1, name: 'Bay', months: ['May'], sold: [7] }} />,
      {
        entity: module,
        messages: enMessages,
      },
    );

  it('that fails leaves the others, and tries again', async () => {
    const sections = module.entity.view!.sections;
    const odd = { ...sections[0]!, kind: 'nobody' } as unknown as Section;
    draw([odd, sections[1]!]);
    await failure('Sales');
    screen.getByText('Bay');
    screen.getByRole('button', { name: 'Retry' });
  });

  it('whose chart fails keeps its figures, and tries again', async () => {
    broken.add('drawing');
    draw(module.entity.view!.sections);
    const text = await failure('Sales');
    screen.getByText('Bay');
    broken.clear();
    await retryBeside(text);
    await screen.findByText('The drawing');
  });
});
