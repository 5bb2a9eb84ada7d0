import { expect, it } from 'vitest';
import { chooseColumns } from '../../../../tools/schema/import/entity/chooseColumns';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { fieldsOf, TEXT } from './support/columnFields';

const objectOf = (names: string, required: string[] = [], own: Record<string, Json> = {}): Json => ({
  type: 'object',
  properties: fieldsOf(names, own),
  required,
});
const PEOPLE = { type: 'array', items: { type: 'object', properties: fieldsOf('family given') } };

it.each<[string, Record<string, Json>, required: string[], columns: string]>([
  [
    'the fields of a required object around the content like those of the record',
    {
      ...fieldsOf('kind other'),
      properties: objectOf('pubtime data_id note flag a b', ['data_id'], { flag: { type: 'boolean' } }),
    },
    ['properties'],
    'kind other properties.data_id properties.pubtime properties.note properties.a properties.b',
  ],
  [
    'the objects in the only object of a message',
    {
      ...fieldsOf('type', { type: { ...TEXT, const: 'incident' } }),
      data: {
        type: 'object',
        properties: { incident: { type: 'object', properties: { no: TEXT, service: objectOf('name code') } } },
      },
    },
    [],
    'data.incident.service.name type data.incident.no data.incident.service.code',
  ],
  [
    'no fields of one of several optional objects like those of the record',
    { ...fieldsOf('a b c d e f g'), data: objectOf('x y'), links: objectOf('z') },
    [],
    'a b c d e f g',
  ],
  [
    'the amount of what is measured before choices, with its unit',
    {
      ...fieldsOf('kind a b c', { kind: { ...TEXT, enum: ['X', 'Y'] } }),
      level: objectOf('value unit', ['value', 'unit'], {
        value: { type: 'number' },
        unit: { ...TEXT, enum: ['mg', 'g'] },
      }),
    },
    ['level'],
    'kind a b c level.value level.unit',
  ],
  [
    'who made a record before choices and numbers',
    { ...fieldsOf('name a b c d e f g h'), author: PEOPLE, contributor: PEOPLE },
    [],
    'name a b c d e author',
  ],
  [
    'when a record was changed last, also as a number',
    { ...fieldsOf('a b c d e f g'), last_updated: { type: 'integer' } },
    ['last_updated'],
    'a b c d e f last_updated',
  ],
  [
    'who deals with a record by name',
    { ...fieldsOf('a b c'), sender: objectOf('login type id', ['login', 'type']) },
    ['sender'],
    'a b c sender.login sender.type',
  ],
])('%s', (_, fields, required, columns) => {
  const titleField = 'name' in fields ? 'name' : undefined;
  expect(chooseColumns(fields, { titleField, entityName: 'message', required, isStrict: true }).join(' ')).toBe(
    columns,
  );
});
