/** Which of the fields of a record is its name. */
import { expect, it } from 'vitest';
import type { Resource } from '../../../../tools/schema/import/api/resource';
import { SchemaReader } from '../../../../tools/schema/import/api/schemaReader';
import { chooseTitleField } from '../../../../tools/schema/import/entity/chooseTitleField';
import type { RecordField } from '../../../../tools/schema/import/entity/recordFields';

const TEXT = { type: 'string' };

const createReader = (isStrict: boolean): SchemaReader => new SchemaReader({}, isStrict);
const THING = { entityName: 'thing-message', name: 'things' } as Resource;
const createFields = (names: string, required = ''): RecordField[] =>
  names
    .split(' ')
    .map(
      (name) =>
        ({ name, schema: TEXT, isRequired: required.split(' ').includes(name), isWriteOnly: false }) as RecordField,
    );

it.each<[says: string, isOfApi: boolean, names: string, required: string, title: string | undefined]>([
  ['an optional name of several words of an API', true, 'room testStationName', '', 'testStationName'],
  ['the name of a file of an API', true, 'size fileName', '', 'fileName'],
  ['the name of a template in a configuration file', false, 'mode clearAllTemplateName', '', undefined],
  ['an optional name of several words in a configuration file', false, 'mode someLongName', '', undefined],
  ['a required name of several words', false, 'mode someLongName', 'someLongName', 'someLongName'],
  ['a short name', false, 'mode brandName', '', 'brandName'],
  ['a required text before the optional name of something', false, 'entryName target', 'target', 'target'],
  ['a required text that tells a version', false, 'commit', 'commit', undefined],
  ['another required text than that of the database', false, 'database user_text', 'database user_text', 'user_text'],
  ['the identifier that a message must have', false, 'serialNumber thingId', 'serialNumber thingId', 'thingId'],
  ['the domain of a record without any other text', false, 'domain size', 'domain', 'domain'],
])('%s', (_, isOfApi, names, required, title) => {
  expect(chooseTitleField(createReader(!isOfApi), THING, createFields(names, required), undefined).name).toBe(title);
});
