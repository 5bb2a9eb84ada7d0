import { describe, expect, it } from 'vitest';
import type { ErrorFormat, RecordFormat } from '../../../../dataProvider/dialects/definition';
import { createDialect } from '../../../../dataProvider/dialects/interpreter/createDialect';
import { DIALECT_PRESETS } from '../../../../dataProvider/dialects/presets';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';
import type { Json } from '../../../../dataProvider/contract/jsonValues';

const RECORD = { id: 7, name: 'Rex' };

describe('records', () => {
  it.each<[string, RecordFormat, unknown, unknown]>([
    ['bare', {}, RECORD, RECORD],
    ['in data', { responsePath: 'data' }, { data: RECORD }, RECORD],
    ['in one of two places', { responsePath: ['pet', 'data'] }, { data: RECORD }, RECORD],
    ['under the only key', { responsePath: '*' }, { pet: RECORD }, RECORD],
    [
      'with attributes',
      { responsePath: 'data', fieldsPath: 'attributes' },
      { data: { id: 7, attributes: { name: 'Rex' } } },
      RECORD,
    ],
    [
      'without the attributes of another version',
      { responsePath: 'data', fieldsPath: 'attributes' },
      { data: RECORD },
      RECORD,
    ],
    ['missing', { responsePath: 'data' }, { ok: true }, undefined],
  ])('are found: %s', (_, record, json, expected) =>
    expect(createDialect({ record }).findRecord?.(json, new Headers())).toEqual(expected),
  );

  it.each<[string, RecordFormat, readonly string[], Json]>([
    ['bare', {}, ['petId'], { name: 'Rex' }],
    ['bare with its id', {}, ['id'], RECORD],
    ['in data', { requestPath: 'data' }, ['petId'], { data: { name: 'Rex' } }],
    ['deeper', { requestPath: 'data.attributes' }, ['petId'], { data: { attributes: { name: 'Rex' } } }],
    [
      'with fixed values',
      { requestPath: 'data', fixedBody: { data: { type: 'pets' }, v: 1 } },
      ['petId'],
      { data: { type: 'pets', name: 'Rex' }, v: 1 },
    ],
    [
      'with its id elsewhere',
      { requestPath: 'data.attributes', requestIdPath: 'data.id', fixedBody: { data: { type: 'pets' } } },
      ['petId'],
      { data: { type: 'pets', id: 7, attributes: { name: 'Rex' } } },
    ],
  ])('are written: %s', (_, record, ids, body) =>
    expect(createDialect({ record }).buildRecordBody?.(RECORD, ids, RECORD.id)).toEqual(body),
  );
});

describe('a dialect whose updates have no id', () => {
  const { buildRecordBody } = createDialect({ update: { idInBody: false } });

  it.each<[string, Json, readonly string[], Json]>([
    ['named id', RECORD, ['id'], { name: 'Rex' }],
    ['of another name', { ...RECORD, petId: 7 }, ['petId'], { name: 'Rex' }],
    ['but creates with the id that a user chose', { petId: 7, name: 'Rex' }, ['petId'], { petId: 7, name: 'Rex' }],
  ])('%s', (_, record, ids, body) => expect(buildRecordBody?.(record, ids, record.id)).toEqual(body));
});

describe('errors', () => {
  it.each<[string, ErrorFormat, Json, object]>([
    [
      'the usual places',
      {},
      { message: 'No', errors: { name: 'Too long' } },
      { message: 'No', errors: { name: 'Too long' } },
    ],
    ['problem+json', { messagePath: ['detail', 'title'] }, { title: 'Bad', detail: '' }, { message: 'Bad' }],
    [
      'a map of texts',
      {},
      { message: 'No', errors: { name: ['Too long', 'Odd'] } },
      { message: 'No', errors: { name: 'Too long' } },
    ],
    [
      'a list',
      { fieldMessagePath: 'reason' },
      { message: 'No', errors: [{ field: 'name', reason: 'Odd' }] },
      { message: 'No', errors: { name: 'Odd' } },
    ],
    [
      'the map of a validator',
      {},
      { detail: 'No', 'invalid-params': { name: { msg: 'Odd', param: 'name', location: 'body' } } },
      { message: 'No', errors: { name: 'Odd' } },
    ],
    [
      'the list of RFC 7807',
      {},
      { title: 'No', 'invalid-params': [{ name: 'size', reason: 'Odd' }] },
      { message: 'No', errors: { size: 'Odd' } },
    ],
    [
      'JSON pointers',
      { fieldPath: 'pointer' },
      { message: 'No', errors: [{ pointer: '#/owner/name', message: 'Odd' }] },
      { message: 'No', errors: { 'owner.name': 'Odd' } },
    ],
    [
      'a list of steps with a prefix',
      { fieldErrorsPath: 'detail', fieldPath: 'loc', fieldMessagePath: 'msg', fieldPrefix: 'body' },
      { detail: [{ loc: ['body', 'lines', 0, 'sku'], msg: 'Odd' }] },
      { message: 'Odd', errors: { 'lines.0.sku': 'Odd' } },
    ],
    [
      'nested',
      { messagePath: 'error.message', fieldErrorsPath: 'error.violations', fieldPath: 'property' },
      { error: { message: 'No', violations: [{ property: 'name', message: 'Odd' }] } },
      { message: 'No', errors: { name: 'Odd' } },
    ],
    [
      'an API that describes none, as JHipster',
      {},
      { title: 'Bad', path: '/api/pets', fieldErrors: [{ objectName: 'pet', field: 'name', message: 'Odd' }] },
      { message: 'Bad', errors: { name: 'Odd' } },
    ],
    [
      'an API that describes none, as Django',
      {},
      { name: ['Odd', 'Short'], owner: ['Gone'] },
      { message: 'Odd', errors: { name: 'Odd', owner: 'Gone' } },
    ],
    ['a message without field, as of Django', {}, { detail: 'Not found.' }, { message: 'Not found.' }],
    [
      'the error of one field',
      { messagePath: 'errorMessage', fieldErrorsPath: 'errors', fieldMessagePath: 'errorMessage' },
      { field: 'email', errorMessage: 'Odd' },
      { message: 'Odd', errors: { email: 'Odd' } },
    ],
    [
      'a place that has a message or a list',
      {
        messagePath: 'detail',
        fieldErrorsPath: 'detail',
        fieldPath: 'loc',
        fieldMessagePath: 'msg',
        fieldPrefix: 'body',
      },
      { detail: 'Not found' },
      { message: 'Not found' },
    ],
    [
      'an API that describes none, as FastAPI',
      {},
      { detail: [{ loc: ['body', 'name'], msg: 'Odd', type: 'value_error' }] },
      { message: 'Odd', errors: { name: 'Odd' } },
    ],
    [
      'an API that describes none, as JSON:API',
      {},
      { errors: [{ title: 'Bad', detail: 'Odd', source: { pointer: '/data/attributes/name' } }] },
      { message: 'Odd', errors: { 'data.attributes.name': 'Odd' } },
    ],
    [
      'one error with its field',
      { messagePath: 'error.message', fieldErrorsPath: 'error', fieldPath: 'param' },
      { error: { message: 'Odd', param: 'name', type: 'invalid' } },
      { message: 'Odd', errors: { name: 'Odd' } },
    ],
    [
      'one error without a field',
      { messagePath: 'error.message', fieldErrorsPath: 'error', fieldPath: 'param' },
      { error: { message: 'No key' } },
      { message: 'No key' },
    ],
    [
      'maps inside a map, as of Django',
      {},
      { owner: { name: ['Odd'] }, size: ['Big'] },
      { message: 'Odd', errors: { 'owner.name': 'Odd', size: 'Big' } },
    ],
    ['texts without fields, as of Rails', {}, { errors: ['Odd', 'Short'] }, { message: 'Odd' }],
    [
      'codes without texts, as of GitHub',
      {},
      { message: 'No', errors: [{ resource: 'Label', field: 'name', code: 'already_exists' }] },
      { message: 'No', errors: { name: 'already_exists' } },
    ],
    ['no field errors', {}, { message: 'No', errors: 'x' }, { message: 'No' }],
    ['nothing', {}, {}, { message: '' }],
  ])('%s', (_, errors, body, expected) =>
    expect(createDialect({ errors }).parseErrorResponse?.(body)).toEqual(expected),
  );

  it('are found for a dialect without a word about them, but with an envelope', () => {
    const body = { name: ['Odd'] };
    expect(createDialect({}).parseErrorResponse?.(body)).toEqual({ message: 'Odd', errors: { name: 'Odd' } });
    expect(createDialect({ envelope: true }).parseErrorResponse).toBeUndefined();
  });

  it.each<[string, Json, object]>([
    [
      'spring',
      { title: 'Bad Request', errors: [{ field: 'name', defaultMessage: 'Odd' }] },
      { message: 'Bad Request', errors: { name: 'Odd' } },
    ],
    [
      'strapi',
      { error: { message: 'No', details: { errors: [{ path: ['name'], message: 'Odd' }] } } },
      { message: 'No', errors: { name: 'Odd' } },
    ],
    [
      'odata',
      { error: { code: '400', message: 'No', details: [{ code: '', target: 'Name', message: 'Odd' }] } },
      { message: 'No', errors: { Name: 'Odd' } },
    ],
    [
      'odata',
      { error: { code: '', message: 'Odd', target: 'Address/City' } },
      { message: 'Odd', errors: { 'Address.City': 'Odd' } },
    ],
    ['odata', { error: { code: '404', message: 'Gone', innererror: { message: 'x' } } }, { message: 'Gone' }],
    [
      'directus',
      { errors: [{ message: 'Odd', extensions: { field: 'name' } }] },
      { message: 'Odd', errors: { name: 'Odd' } },
    ],
  ])('of the preset %s', (name, body, expected) =>
    expect(createDialect(resolveDialect(DIALECT_PRESETS, name)).parseErrorResponse?.(body)).toEqual(expected),
  );
});
