/** What the list of a JSON Schema shows: what every record has, and no chance value of one of its parts. */
import { expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { chooseColumns } from '../../../../tools/schema/import/entity/chooseColumns';
import { getColumnTitles } from '../../../../tools/schema/import/entity/columnTitles';
import { fieldsOf, TEXT } from './support/columnFields';

const ID = { type: ['integer', 'string'] };
const ADDRESS = { ...TEXT, format: 'uri-reference' };
const TIME = { ...TEXT, format: 'date-time' };
const REFERENCE = { ...TEXT, pattern: '^[a-z0-9./-]+(:[a-z]+)?@sha256:[a-f0-9]{64}$' };
const ROWS = { type: 'array', items: { type: 'object', properties: { size: TEXT } } };
const objectOf = (names: string): Json => ({ type: 'object', properties: fieldsOf(names) });
const numbers = (names: string): Record<string, Json> =>
  Object.fromEntries(names.split(' ').map((name) => [name, { type: 'number' }]));
const OTHER = { ...fieldsOf('a b c'), other: objectOf('size') };
const textOrNamed = (value: Json, kinds = ['Text', 'Object']): Json => ({
  type: 'object',
  properties: { $variant: { type: 'string', enum: kinds }, $value: value, name: TEXT },
});

it.each<[string, Record<string, Json>, string[], string]>([
  ['a required number before optional texts', fieldsOf('a b c d e f chainId', { chainId: ID }), ['chainId'], 'chainId'],
  ['a required address', fieldsOf('source kind', { source: ADDRESS }), ['source'], 'source'],
  ['a required list before optional texts', fieldsOf('a b c d e f parts', { parts: ROWS }), ['parts'], 'parts'],
  ['the parts of a record without a name', fieldsOf('a b c d e f parts', { parts: ROWS }), [], 'parts'],
  ['a text before numbers', fieldsOf('a b c d e f u v w x y z', numbers('a b c d e')), [], 'z'],
  ['a number where most values are numbers', fieldsOf('a b u v w x y c d e f g', numbers('a b c d e f g')), [], 'a'],
  ['a required version alone', fieldsOf('name a b c d e f packVersion'), ['packVersion'], 'packVersion'],
  ['a required text called a format', fieldsOf('a b c d e f dateFormat'), ['dateFormat'], 'dateFormat'],
  ['a text or an object with a name', { runtime: textOrNamed(TEXT) }, ['runtime'], 'runtime'],
  [
    'a required value of a required object before optional values',
    { ...fieldsOf('a b c d e f g'), place: { ...objectOf('country'), required: ['country'] } },
    ['place'],
    'place.country',
  ],
  ['a required value before the kinds of parts', fieldsOf('aKind bKind cKind dKind eKind fKind gKind x'), ['x'], 'x'],
  ['the image of a container', fieldsOf('a b c d e f g image', { image: REFERENCE }), ['image'], 'image'],
  ['what few records have, of few columns', { style: objectOf('colour shade depth width') }, [], 'style.colour'],
])('%s', (_, fields, required, shown) => {
  expect(chooseColumns(fields, { entityName: 'chain', required, isStrict: true })).toContain(shown);
});

it.each<[string, Record<string, Json>, string]>([
  [
    'one of many alike',
    { all: { type: 'object', properties: Object.fromEntries([...'abcd'].map((name) => [name, objectOf('name x')])) } },
    'all.a.name',
  ],
  ['value that is only sent', { all: { ...objectOf('name x'), writeOnly: true } }, 'all.name'],
  [
    'a chance value',
    { ...fieldsOf('a b c'), style: objectOf('colour shade depth width'), other: objectOf('size') },
    'style.colour',
  ],
  [
    'a value deep inside of what few records have',
    { ...OTHER, part: { properties: { in: objectOf('x') } } },
    'part.in.x',
  ],
  ['a text that is one of two objects or a text', { runtime: textOrNamed(TEXT, ['Text', 'One', 'Other']) }, 'runtime'],
  [
    'a required number of a required object',
    { ...fieldsOf('b c d e f g h'), all: { ...objectOf('x'), properties: numbers('x'), required: ['x'] } },
    'all.x',
  ],
  [
    'an image that is an address',
    fieldsOf('a b c d e f g image', { image: { ...TEXT, pattern: '^https://' } }),
    'image',
  ],
  ['a text that says how others are written', fieldsOf('a b c d e f commitFormat'), 'commitFormat'],
])('no %s', (_, fields, hidden) => {
  expect(chooseColumns(fields, { entityName: 'chain', required: ['all'], isStrict: true })).not.toContain(hidden);
});

it('columns of two objects with the same field say of which they are', () => {
  const titled = (names: string): Json => ({
    type: 'object',
    properties: Object.fromEntries(names.split(' ').map((name) => [name, { ...TEXT, title: name }])),
  });
  const columns = ['own.code', 'own.size', 'own.kind', 'other.code'];
  const titles = getColumnTitles(columns, {
    own: { ...titled('code size kind'), title: 'own' },
    other: { ...titled('code'), title: 'other' },
  });
  expect([titles.has('own.code'), titles.get('own.size')]).toEqual([false, 'size']);
});

it('an identifier that is called like the name', () => {
  const fields = fieldsOf('Site_Name Site_ID a');
  expect(chooseColumns(fields, { titleField: 'Site_Name', entityName: 'place' }).join(' ')).toBe('Site_ID Site_Name a');
});

it.each<[string, string, Record<string, Json>, string]>([
  [
    'a required number or text called an id',
    'projectId',
    { projectId: { type: ['string', 'number'] } },
    'name projectId',
  ],
  ['a required id of another record', 'placeId', {}, 'name placeId'],
  ['no UUID of another record', 'placeId', { placeId: { ...TEXT, format: 'uuid' } }, 'name a'],
  ['a required time of the creation', 'created', { created: TIME, a: TIME }, 'name .*created'],
  ['a required address that is not called so', 'source', { source: ADDRESS }, 'name source'],
])('%s before optional values', (_, needed, own, begin) => {
  const fields = fieldsOf(`name ${needed} a b c d e f g h`, own);
  const names = { titleField: 'name', entityName: 'chain', required: ['name', needed], isStrict: true };
  expect(chooseColumns(fields, names).join(' ')).toMatch(new RegExp(`^${begin}( |$)`));
});

it.each([
  ['method', true],
  ['label', false],
])('the required address of a record that is called by its %s: %s', (titleField, isShown) => {
  const fields = fieldsOf(`${titleField} url a b c d e f g h`, { url: ADDRESS });
  const names = { titleField, entityName: 'call', required: [titleField, 'url'], isStrict: true };
  expect(chooseColumns(fields, names).includes('url')).toBe(isShown);
});

it('no required address that only tools read', () => {
  const fields = fieldsOf('@context a', { '@context': ADDRESS });
  const names = { entityName: 'call', required: ['@context', 'a'], isStrict: true };
  expect(chooseColumns(fields, names)).toEqual(['a']);
});

it('the parts of a record with a name after its texts', () => {
  const fields = fieldsOf('name a b c d e f parts', { parts: ROWS });
  const names = { titleField: 'name', entityName: 'chain', isStrict: true };
  expect(chooseColumns(fields, names).join(' ')).toBe('name a b c d e f');
});

it.each([
  ['payload', 'The policy'],
  ['owner', undefined],
])('the column of a field in %s is called %s', (holder, title) => {
  const fields = { [holder]: { title: 'Message', properties: { policy: { ...TEXT, title: 'The policy' } } } };
  const path = `${holder}.policy`;
  expect(getColumnTitles([path], fields).get(path)).toBe(title);
  expect(getColumnTitles([path], { ...fields, own: { title: 'The policy' } }).has(path)).toBe(false);
});

it.each([
  ['Shared', 'Hostname', 'Owner Hostname'],
  ['Name', 'Given', 'Owner Given Name'],
  ['Name', 'Family Name', 'Owner Family Name'],
])('the column of a field in an object called %s says of what it is', (middle, inner, title) => {
  const path = `owner.${middle.toLowerCase()}.value`;
  const parts = { [middle.toLowerCase()]: { title: middle, properties: { value: { ...TEXT, title: inner } } } };
  const fields = { owner: { title: 'Owner', properties: parts } };
  expect(getColumnTitles([path], fields).get(path)).toBe(title);
});

it('columns whose objects are called alike say of which part of the record they are', () => {
  const code = { title: 'Info', properties: { infoType: { ...TEXT, title: 'Info Type' } } };
  const part = (title: string) => ({ title, properties: { info: code } });
  const fields = { payee: part('Payee'), payer: part('Payer') };
  const titles = getColumnTitles(['payee.info.infoType', 'payer.info.infoType'], fields);
  expect([...titles.values()]).toEqual(['Payee Info Type', 'Payer Info Type']);
});
