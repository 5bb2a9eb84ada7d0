/** By which field the records of a schema are called. */
import { expect, it } from 'vitest';
import { importSchema, TEXT } from './support/importSchema';

const BADGE = { type: 'object', properties: { name: TEXT }, required: ['name'] };
const VERSION = { ...TEXT, enum: ['1.0', '2.0'] };

it.each<[string, Record<string, object>, string | undefined]>([
  ['a version', { fhirVersion: TEXT }, undefined],
  ['a date without a format', { issuedOn: TEXT }, undefined],
  ['a time of UTC', { createdAtUtc: TEXT }, undefined],
  ['a code of a list', { kind: VERSION }, undefined],
  ['a hash', { dataHash: TEXT }, undefined],
  ['a time and a plain text', { issuedOn: TEXT, narrative: TEXT }, 'narrative'],
  ['a text whose name only ends like a time', { habitat: TEXT }, 'habitat'],
  ['a keyword of linked data', { '@context': TEXT }, undefined],
  ['a type', { eventType: TEXT }, undefined],
  ['a version and a name in an object', { version: TEXT, badge: BADGE }, undefined],
  ['a number of a document', { issuedOn: TEXT, invoiceNumber: TEXT }, 'invoiceNumber'],
])('%s', async (_, properties, name) => {
  const { file } = await importSchema({ properties, required: Object.keys(properties) });
  expect(file['x-admin']).toMatchObject(name === undefined ? { idField: 'id' } : { titleField: name });
  if (name === undefined) expect(file['x-admin']).not.toHaveProperty('titleField');
});
