/** The ids of records that a JSON Schema describes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createImportProject } from './support/importProject';
import { importSchema } from './support/importSchema';

const TEXT = { type: 'string' };

it.each<[string, object, string, string[]?]>([
  ['an object', { id: { type: 'object' } }, '_id'],
  ['a rule that may be off', { code: { oneOf: [{ type: 'boolean' }, { enum: ['error', 'warning'] }] } }, 'id'],
  ['a union of itself', { key: { $ref: '#/properties/key', anyOf: [{ $ref: '#/properties/key' }] } }, 'id'],
  ['a text or a number', { key: { anyOf: [TEXT, { type: 'integer' }] } }, 'key', ['key']],
  ['a key that not all records have', { key: TEXT }, 'id'],
  ['an optional id', { bookId: TEXT, specId: TEXT }, 'specId'],
])('a record of which the id might be %s', async (_, properties, idField, required = []) => {
  const project = createImportProject();
  const document = { type: 'object', properties: { ...properties, host: TEXT }, required };
  writeFileSync(join(project.root, 'spec.json'), JSON.stringify(document));
  expect(await project.run('spec.json')).toMatchObject({ ok: true });
  expect((project.load('spec.json') as { 'x-admin': object })['x-admin']).toMatchObject({ idField });
});

it.each<[string, object, string]>([
  ['the end of its name with Id', { eventId: TEXT, caseId: TEXT }, 'eventId'],
  ['no name of an id', { caseId: TEXT, sourceId: TEXT }, 'id'],
])('a record with %s can be edited', async (_, properties, idField) => {
  const project = createImportProject();
  const document = { title: 'Appeal Event', type: 'object', properties: { ...properties, host: TEXT } };
  writeFileSync(join(project.root, 'spec.json'), JSON.stringify(document));
  expect(await project.run('spec.json')).toMatchObject({ ok: true });
  const { 'x-admin': admin } = project.load('appeal-event.json') as { 'x-admin': object };
  const rest = { path: 'appeal-events', dialect: 'json-server' };
  expect(admin).toMatchObject({ idField, calls: { rest } });
});

const SENT_BACK = { sendBackUnchanged: true };

it.each<[string, object, boolean, object | undefined, string[]?]>([
  ['describes as a number is sent back', { id: { type: 'integer' } }, true, SENT_BACK],
  ['describes as a text may be entered', { id: { type: 'string' } }, false, undefined],
  ['describes and requires as a UUID is entered', { id: { type: 'string', format: 'uuid' } }, false, undefined, ['id']],
  ['describes as that of a database is sent back', { _id: { type: 'string' } }, true, SENT_BACK],
  ['describes as read-only is that of the server', { id: { type: 'string', readOnly: true } }, true, undefined],
  ['lacks is that of the server', {}, true, undefined],
  ['requires and limits is that of users', { id: { type: 'integer', maximum: 65535 } }, false, undefined, ['id']],
  ['requires without a limit is that of the server', { id: { type: 'integer' } }, true, SENT_BACK, ['id']],
])('an id that a JSON Schema %s', async (_, own, isReadOnly, ui, required = []) => {
  const project = createImportProject();
  writeFileSync(
    join(project.root, 'spec.json'),
    JSON.stringify({ type: 'object', properties: { ...own, host: TEXT }, required }),
  );
  const { ok, text } = await project.run('spec.json');
  expect(ok).toBe(true);
  const { properties } = project.load('spec.json') as { properties: Record<string, Record<string, unknown>> };
  const id = properties['_id'] ?? properties['id'];
  const isSaid = text.includes('the server makes the id of a new record');
  expect(isSaid).toBe(ui === SENT_BACK);
  expect([id?.['readOnly'] ?? false, id?.['x-ui']]).toEqual([isReadOnly, ui]);
});

it.each<[string, object]>([
  ['a condition', { allOf: [{ if: { properties: { host: { const: 'a' } } }, then: { required: ['id'] } }] }],
  ['one of several alternatives', { anyOf: [{ required: ['id'] }, { required: ['host'] }] }],
])('an id for which %s asks may be entered', async (_, rules) => {
  for (const type of ['integer', 'string']) {
    const { file } = await importSchema({ properties: { id: { type }, host: TEXT }, ...rules });
    expect(file['properties']).toMatchObject({ id: expect.not.objectContaining({ readOnly: true }) });
  }
});
