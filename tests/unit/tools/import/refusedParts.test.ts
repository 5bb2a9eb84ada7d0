import { expect, it } from 'vitest';
import { omitRefusedParts } from '../../../../tools/schema/import/command/omitRefusedParts';
import { importSchema } from './support/importSchema';

const TEXT = { type: 'string', title: 'Text' };
const LABEL = { type: 'object', title: 'Label', properties: { en: TEXT } };

const createEntity = (admin: object, more: object = {}) => ({
  $schema: './meta/v2/entity.schema.json',
  $id: 'wall',
  title: 'Walls',
  type: 'object',
  properties: { id: { ...TEXT, title: 'ID' }, name: { ...TEXT, title: 'Name' }, label: LABEL },
  ...more,
  'x-admin': {
    idField: 'id',
    singularName: 'wall',
    menu: { group: 'walls' },
    routes: { list: '/walls' },
    calls: { rest: 'walls' },
    list: { columns: ['id', 'name'] },
    ...admin,
  },
});

const NAVIGATION = JSON.stringify({
  $schema: './meta/v2/navigation.schema.json',
  groups: [{ key: 'walls', title: 'Walls', icon: 'list' }],
});

const omit = (entity: Record<string, unknown>) => {
  const parts = [{ file: 'wall.json', path: [], value: entity }];
  return omitRefusedParts(new Map([['navigation.json', NAVIGATION]]), parts, 'wall.json');
};

it('leaves an entity without faults as it is', () => {
  const entity = createEntity({ titleField: 'name' });
  const { parts, refused } = omit(entity);
  expect([refused, parts[0]!.value]).toEqual([[], entity]);
});

it.each<[string, object, object, string[]]>([
  ['a name that is an object', { titleField: 'label' }, {}, ['x-admin.titleField']],
  ['a column that does not exist', { list: { columns: ['id', 'nam', 'name'] } }, {}, ['x-admin.list.columns.1']],
  ['a rule for an unknown field', {}, { required: ['nothing'] }, ['required.0']],
])('leaves out %s', (_, admin, more, paths) => {
  const { parts, refused } = omit(createEntity(admin, more));
  expect(refused.map(({ path }) => path.join('.'))).toEqual(paths);
  expect(omit(parts[0]!.value).refused).toEqual([]);
});

it('keeps what cannot be left out', () => {
  const { parts, refused } = omit(createEntity({ idField: 'nothing' }));
  expect([refused, parts[0]!.value]).toEqual([[], createEntity({ idField: 'nothing' })]);
});

it('refuses nothing of an import without faults', async () => {
  const { file } = await importSchema({ properties: { name: TEXT }, required: ['name'] });
  expect(file).toMatchObject({
    required: ['name'],
    'x-admin': { titleField: 'name', menu: { group: 'spec' } },
  });
});
