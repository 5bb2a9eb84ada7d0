import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { Sections } from '../../../src/generator/sections/Sections';
import { createTestModule } from '../../support/entityModule';
import { renderInApp, type AppOptions } from '../../support/renderInApp';
import { enMessages } from '../../../src/i18n/en';

const OTHER = { boxId: 'SG-10', status: 'Online' };
const OWN = { boxId: 'SG-1', status: 'Offline' };

const module = createTestModule(
  {
    properties: {
      boxId: { type: 'string' },
      last: { type: 'object', properties: { status: { type: 'string', title: 'Status' } } },
    },
  },
  {
    idField: 'boxId',
    routes: { list: '/boxes', view: '/boxes/{boxId}' },
    calls: { get: 'idOnly' },
    view: {
      sections: [
        {
          title: 'Connection',
          fetch: { firstRowOf: 'log', responseField: 'last' },
          paramsFromRecord: { criteria: 'boxId' },
          readOnlyValues: ['last.status'],
        },
      ],
    },
  },
);

const open = (getList: unknown, canAccess?: AppOptions['canAccess'], list = 'log') => {
  const sections = module.entity.view!.sections.map((section) => ({
    ...section,
    fetch: { ...section.fetch!, firstRowOf: list },
  }));
  return renderInApp(<Sections {...{ module, sections }} record={{ boxId: 'SG-1' }} />, {
    entity: module,
    dataProvider: { getList: getList as WattdeskDataProvider['getList'] },
    messages: enMessages,
    role: 'ADMIN',
    ...(canAccess ? { canAccess } : {}),
  });
};

describe('a section with the first row of another list', () => {
  it.each([
    ['shows that of the record, not of one with a similar id', [OTHER, OWN], 'Offline'],
    ['says that there is none', [OTHER], 'No data'],
    ['says so of an empty list, too', [], 'No data'],
  ])('%s', async (_, rows, text) => {
    const asked: unknown[] = [];
    const getList = async (resource: string, { filter }: { filter?: unknown }) => {
      asked.push([resource, filter]);
      return { data: rows, total: rows.length };
    };
    open(getList);
    await screen.findByText(text);
    expect(screen.queryByText('Online')).toBeNull();
    expect(asked).toEqual([['log', { criteria: 'SG-1' }]]);
  });

  it('says that there is none in the words of that list, whose entity it loads', async () => {
    const getList = async () => ({ data: [], total: 0 });
    open(getList, undefined, 'connectivity-log');
    await screen.findByText('No connection message has arrived from this charge box yet.');
    expect(screen.queryByText('No data')).toBeNull();
  });

  it('is absent, and asks for nothing, where the user may not read that list', async () => {
    const getList = vi.fn();
    const canAccess = vi.fn(async () => false);
    open(getList, canAccess);
    await waitFor(() => expect(canAccess).toHaveBeenCalledWith(expect.objectContaining({ resource: 'log' })));
    expect([screen.queryByText('Connection'), getList.mock.calls]).toEqual([null, []]);
  });
});
