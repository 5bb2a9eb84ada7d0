import { expect, it } from 'vitest';
import { omitHeaderFields } from '../../../src/generator/recordScreen/headerDetails';
import type { Section } from '../../../src/model/entity/entity';
import { createTestModule } from '../../support/entityModule';

const { entity } = createTestModule(
  {
    properties: {
      name: { type: 'string', title: 'Name' },
      note: { type: 'string', title: 'Note' },
      state: { type: 'string', title: 'State', enum: ['ON', 'OFF'] },
    },
  },
  { titleField: 'name', list: { columns: ['name', { field: 'state', display: 'status' }] } },
);

const section = (fields: string[], own: Partial<Section> = {}): Section => ({ kind: 'fields', fields, ...own });
const shown = (sections: Section[], isTitleWhole = true, lamp = entity) =>
  omitHeaderFields(lamp, sections, isTitleWhole).map(({ fields, readOnlyValues = [] }) => [
    ...fields,
    ...readOnlyValues.map(({ field }) => field),
  ]);

it('leaves out the status and the title', () => {
  expect(shown([section(['name', 'note', 'state'])])).toEqual([['note']]);
  const values = ['name', 'state', 'note'].map((field) => ({ title: field, field }));
  expect(shown([section([], { kind: 'readOnlyValues', readOnlyValues: values })])).toEqual([['note']]);
});

it('leaves out a title that the header shows as the label of its code', () => {
  const titled = { ...entity, titleField: 'state', list: undefined };
  expect(shown([section(['name', 'state'])], true, titled as never)).toEqual([['name']]);
});

it('leaves out a section without other values', () => {
  expect(shown([section(['name', 'state']), section(['note'])])).toEqual([['note']]);
});

it('keeps a title that the header cuts off, or that is no plain text', () => {
  expect(shown([section(['name', 'state'])], false)).toEqual([['name']]);
  const shape = {
    ...entity.shape,
    fields: { ...entity.shape.fields, name: { ...entity.shape.fields['name']!, kind: 'email' as const } },
  };
  expect(shown([section(['name'])], true, { ...entity, shape })).toEqual([['name']]);
});

it('keeps labels without a field, and sections with other content', () => {
  const labels = [
    { title: 'Both', template: '{name}: {note}' },
    { title: 'State', field: 'state' },
  ];
  expect(shown([section([], { kind: 'readOnlyValues', readOnlyValues: labels })])).toEqual([[undefined]]);
  const others = [section(['state'], { kind: 'custom' }), section(['name'], { kind: 'sections', sections: [] })];
  expect(omitHeaderFields(entity, others, true)).toEqual(others);
});

it('keeps both for the only record of its kind, whose header has neither', () => {
  expect(shown([section(['name', 'state'])], true, { ...entity, singleton: true })).toEqual([['name', 'state']]);
});

it('keeps the status where the header shows the phase of a period instead, and what a section requests itself', () => {
  const columns = entity.list!.columns.map((column) => ({ ...column, activePeriod: { field: 'note' } }));
  const dated = { ...entity, list: { ...entity.list!, columns } } as typeof entity;
  expect(shown([section(['state'])], true, dated)).toEqual([['state']]);
  const beside = { ...entity, list: { ...entity.list!, columns: [columns[0]!, entity.list!.columns[1]!] } };
  expect(shown([section(['note', 'state'])], true, beside as typeof entity)).toEqual([['note']]);
  expect(shown([section(['state'], { fetch: { responseField: 'own' } })])).toEqual([['state']]);
});
