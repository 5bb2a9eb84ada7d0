/** HAL: records without an id among their fields, lists that only link, and recordings whose ids are words. */
import { beforeEach, expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { createImportProject, type ImportProject } from './support/importProject';

let project: ImportProject;

beforeEach(() => {
  project = createImportProject();
});

type Exchange = [method: string, path: string, answer: Json | undefined, request?: Json];

const toEntry = ([method, path, answer, request]: Exchange): Json => ({
  request: {
    method,
    url: `http://desk.example.com${path}`,
    headers: [],
    ...(request ? { postData: { mimeType: 'application/json', text: JSON.stringify(request) } } : {}),
  },
  response: {
    status: answer === undefined ? 204 : 200,
    headers: [],
    content: { mimeType: 'application/hal+json', text: answer === undefined ? '' : JSON.stringify(answer) },
  },
});

const importHar = (exchanges: Exchange[], ...words: string[]) => {
  project.addDocument('rooms.har', () => JSON.stringify({ log: { entries: exchanges.map(toEntry) } }));
  return project.run('rooms.har', ...words);
};

const toUser = (id: string): Json => ({ _links: { self: { href: `/users/${id}` } }, nickname: id, born: null });
const USERS: Exchange[] = [
  ['GET', '/users?page=2', { _links: {}, total: 2, _embedded: { item: [toUser('ann'), toUser('bob')] } }],
  ['GET', '/users/ann', { ...toUser('ann'), _templates: { edit: { method: 'PUT' } } }],
  ['PUT', '/users/ann', undefined, { nickname: 'Ann' }],
  ['GET', '/users/new', { fields: [] }],
];

const getAdmin = (file: string): Json => project.load(file)['x-admin'] as Json;

it('takes the id from the address of a record', async () => {
  await importHar(USERS, '--resource', 'users');
  expect(getAdmin('user.json')).toMatchObject({
    idField: 'id',
    calls: { get: { endpoint: 'GET users/{id}' }, update: { endpoint: 'PUT users/{id}' } },
  });
  const { properties, required } = project.load('user.json') as { properties: Json; required: string[] };
  expect(Object.keys(properties)).toEqual(['id', 'nickname', 'born']);
  expect(properties['id']).toMatchObject({ type: 'string', readOnly: true });
  expect(required).toEqual(['nickname']);
  expect(project.findErrors()).toEqual([]);
});

it.each<[string, Json, object]>([
  ['a list with a total of its own', { total: 2 }, { pageParam: 'page', firstPage: 1 }],
  ['a list with the page of Spring', { page: { totalElements: 2 } }, {}],
])('numbers the pages of %s', async (_, page, expected) => {
  const embedded = { _links: {}, _embedded: { item: [toUser('ann'), toUser('bob')] }, ...page };
  await importHar([['GET', '/users?page=1', embedded], ...USERS.slice(1)], '--resource', 'users');
  const { desk } = project.load('dialects.json') as Record<string, Json>;
  expect(desk).toMatchObject({ extends: 'hal' });
  expect((desk!['list'] as Json | undefined)?.['firstPage']).toBe((expected as Json)['firstPage']);
});

it('reads a list that only links its records, and asks for its pages as the others do', async () => {
  const groups = { _links: { item: [{ href: '/groups/red', title: 'Red' }] }, total: 1 };
  const red = { _links: { self: { href: '/groups/red' } }, nickname: 'Red' };
  await importHar([...USERS, ['GET', '/groups', groups], ['GET', '/groups/red', red]], '--resource', 'groups');
  expect(getAdmin('group.json')).toMatchObject({
    idField: 'id',
    calls: { page: { endpoint: 'GET groups', dialect: 'desk' }, get: { endpoint: 'GET groups/{id}' } },
  });
  expect(Object.keys(project.load('group.json')['properties'] as Json)).toEqual(['id', 'title', 'nickname']);
});

it.each<[string, Json, string[]]>([
  ['a field that identifies it', { id: 7, name: 'a', _links: {} }, ['id', 'name']],
  ['its code', { code: 'a', _links: {} }, ['code']],
  ['no link', { name: 'a' }, ['name']],
])('adds no id to a record with %s', async (_, row, names) => {
  await importHar([['GET', '/tags', { total: 1, items: [row] }]], '--resource', 'tags');
  expect(Object.keys(project.load('tag.json')['properties'] as Json)).toEqual(names);
});

it('takes words of recorded answers for ids in paths', async () => {
  const pets = [{ name: 'rex' }, { name: 'tom cat' }];
  const { text } = await importHar([
    ['GET', '/pets', pets as unknown as Json],
    ['GET', '/pets/tom%20cat', { name: 'tom cat' }],
  ]);
  expect(text).toContain('GET /pets/{id}');
});
