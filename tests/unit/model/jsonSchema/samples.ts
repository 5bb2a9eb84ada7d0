/** Valid and invalid documents for the public schemas. */

type Document = Record<string, unknown>;

export type Sample = [folder: string, file: string, says: string, document: Document, fault: string];

const profile = {
  chargingProfileId: 1,
  stackLevel: 0,
  chargingProfilePurpose: 'TxDefaultProfile',
  chargingProfileKind: 'Absolute',
  chargingSchedule: { chargingRateUnit: 'A', chargingSchedulePeriod: [{ startPeriod: 0, limit: 16.1 }] },
};

const component = { type: 'library', name: 'acme', components: [{ type: 'library', name: 'inner' }] };

const call = {
  startedDateTime: '2027-02-28T10:00:00.000Z',
  time: 12,
  request: {
    method: 'GET',
    url: 'http://a.org/',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [{ name: 'Accept', value: '*/*' }],
    queryString: [],
    headersSize: 1,
    bodySize: 0,
  },
  response: {
    status: 200,
    statusText: 'OK',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [],
    content: { size: 1, mimeType: 'text/plain' },
    redirectURL: '',
    headersSize: 1,
    bodySize: 1,
  },
  cache: {},
  timings: { send: 1, wait: 2, receive: 3 },
};

const log = (entry: unknown): Document => ({
  log: { version: '1.2', creator: { name: 'a', version: '1' }, entries: [entry] },
});

const api = {
  openapi: '3.0.3',
  info: { title: 'A', version: '1' },
  paths: { '/a': { get: { responses: { 200: { description: 'ok' } } } } },
};

const schema = { type: 'object', properties: { a: { type: 'string', items: { minLength: 1 } } }, required: ['a'] };

export const GOOD: [folder: string, file: string, document: Document][] = [
  ['ajv-2019-09', 'schema.json', schema],
  ['ajv-2020-12', 'schema.json', schema],
  ['asyncapi', 'asyncapi-1.2.0.json', { asyncapi: '1.2.0', info: { title: 'A', version: '1' }, topics: {} }],
  ['changesets', 'changesets.json', { changelog: ['a', { b: 1 }], commit: false, ignore: ['x'] }],
  ['commitlint', 'commitlint.json', { extends: ['a'], rules: { 'body-case': [2, 'always', 'lower-case'] } }],
  ['copy-webpack-plugin', 'options.json', { patterns: ['a', { from: 'b', to: 'c' }], options: { concurrency: 3 } }],
  [
    'cyclonedx',
    'bom-1.5.SNAPSHOT.schema.json',
    { bomFormat: 'CycloneDX', specVersion: '1.5', components: [component] },
  ],
  ['datapackage', 'data-package.json', { name: 'a', resources: [{ name: 'r', path: 'a.csv' }] }],
  ['graphql-config', 'graphql-config.json', { schema: ['a.graphql'], documents: 'b' }],
  ['har-schema', 'har.json', log(call)],
  [
    'json-metaschema',
    'draft-03-schema.json',
    { type: ['string', { type: 'object' }], properties: { a: { required: true } } },
  ],
  ['json-metaschema', 'draft-04-schema.json', schema],
  ['json-metaschema', 'draft-06-schema.json', schema],
  ['json-metaschema', 'draft-07-schema.json', { ...schema, if: true, not: { const: 3 } }],
  [
    'json-schema',
    'card.json',
    { familyName: 'A', givenName: 'B', adr: { locality: 'x', region: 'y', 'country-name': 'z' } },
  ],
  ['jsonresume', 'resume.json', { basics: { name: 'A', email: 'a@b.org', profiles: [{ network: 'n' }] } }],
  ['jsonresume', 'job.json', { title: 'Engineer', remote: 'Full' }],
  ['knip', 'knip.json', { entry: ['a.ts'], eslint: { config: ['x'] }, workspaces: { a: { project: 'b' } } }],
  ['ocpp-rpc', 'ocpp1_6.SetChargingProfile.req.json', { connectorId: 1, csChargingProfiles: profile }],
  ['openapi-schemas', 'openapi-2.0.json', { swagger: '2.0', info: { title: 'A', version: '1' }, paths: {} }],
  ['openapi-schemas', 'openapi-3.0.json', api],
  ['openapi-schemas', 'openapi-3.1.json', { ...api, openapi: '3.1.0', 'x-more': 1 }],
  ['schematics-angular', 'application.json', { name: 'a', style: 'css', ssr: false }],
  ['swagger-1.2', 'parameterObject.json', { name: 'a', paramType: 'path', type: 'string', required: true }],
  ['ts-node', 'tsconfig.json', { compilerOptions: { target: 'ES2022', strict: true, lib: ['DOM'] }, include: ['src'] }],
];

export const SAMPLES: Sample[] = [
  ['ajv-2020-12', 'schema.json', 'with a type that is none', { type: 'text' }, '/type/$value enum'],
  [
    'ajv-2020-12',
    'schema.json',
    'with a limit below zero',
    { properties: { a: { maxLength: -1 } } },
    '/properties/a/maxLength minimum',
  ],
  ['changesets', 'changesets.json', 'with a number for a flag', { prettier: 3 }, '/prettier type'],
  ['commitlint', 'commitlint.json', 'with a level that is none', { rules: { a: [3] } }, '/rules/a oneOf'],
  [
    'cyclonedx',
    'bom-1.5.SNAPSHOT.schema.json',
    'with a nameless part of a part',
    { bomFormat: 'CycloneDX', specVersion: '1.5', components: [{ ...component, components: [{ type: 'library' }] }] },
    '/components/0/components/0 required name',
  ],
  ['datapackage', 'data-package.json', 'without resources', { name: 'a' }, 'required resources'],
  [
    'har-schema',
    'har.json',
    'without a method',
    log({ ...call, request: { ...call.request, method: 3 } }),
    '/log/entries/0/request/method type',
  ],
  [
    'json-metaschema',
    'draft-03-schema.json',
    'with a step of zero',
    { divisibleBy: 0 },
    '/divisibleBy exclusiveMinimum',
  ],
  [
    'json-metaschema',
    'draft-04-schema.json',
    'with a flag that has no bound',
    { exclusiveMinimum: true },
    'dependentRequired minimum',
  ],
  [
    'json-metaschema',
    'draft-07-schema.json',
    'with a fault in a part',
    { properties: { a: { items: { required: 'b' } } } },
    '/properties/a/items/required type',
  ],
  [
    'json-schema',
    'card.json',
    'with a place on earth that is a text',
    { familyName: 'A', givenName: 'B', geo: { latitude: 'x' } },
    '/geo/latitude type',
  ],
  ['jsonresume', 'resume.json', 'with a wrong address', { basics: { email: 'a' } }, '/basics/email format'],
  [
    'ocpp-rpc',
    'ocpp1_6.SetChargingProfile.req.json',
    'with half a tenth',
    { connectorId: 1, csChargingProfiles: { ...profile, stackLevel: 'x' } },
    '/csChargingProfiles/stackLevel type',
  ],
  ['ocpp-rpc', 'ocpp2_0_1.NotifyReport.req.json', 'without a time', { requestId: 1, seqNo: 0 }, 'required generatedAt'],
  [
    'openapi-schemas',
    'openapi-3.0.json',
    'with an answer that is not described',
    { ...api, paths: { '/a': { get: { responses: { 200: {} } } } } },
    '/paths/~1a/get/responses/200 oneOf',
  ],
  [
    'openapi-schemas',
    'openapi-3.1.json',
    'with a key that nothing describes',
    { ...api, openapi: '3.1.0', more: 1 },
    'unevaluatedProperties',
  ],
  ['schematics-angular', 'application.json', 'with a style that is none', { name: 'a', style: 'x' }, '/style enum'],
  [
    'ts-node',
    'tsconfig.json',
    'with a text for a flag',
    { compilerOptions: { strict: 'yes' } },
    '/compilerOptions/strict type',
  ],
];
