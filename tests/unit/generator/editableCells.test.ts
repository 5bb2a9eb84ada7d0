import { expect, it } from 'vitest';
import { getCellFields } from '../../../src/generator/inlineEdit/editableCells';
import { createTestModule } from '../../support/entityModule';

const DATE = { type: 'string', format: 'date' } as const;
const module = createTestModule(
  { properties: { from: DATE, to: DATE, until: DATE } },
  {
    routes: { list: '/things' },
    calls: { rest: 'things' },
    list: { columns: ['from'] },
    form: { openAs: 'screen' },
    bulkEdit: ['from', 'to'],
  },
);

it.each([
  ['one field', { field: 'from' }, ['from']],
  ['both ends of a period', { field: 'from', periodEndField: 'to' }, ['from', 'to']],
  ['no period of which one end needs the form', { field: 'from', periodEndField: 'until' }, []],
  ['no other field', { field: 'until' }, []],
])('a cell edits %s', (_, column, names) => {
  expect(getCellFields(module, column as never).map(({ name }) => name)).toEqual(names);
});
