import { generatePath, matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fillPath, getParamNames, parseCall } from '../../../src/model/wire/parseCall';
import { getRecordId, getRecordIdParts } from '../../../src/model/values/recordIds';
import {
  getRecordIdFromParams,
  isRecordIdInRoute,
  getScreenPath,
  toRouterPattern,
} from '../../../src/model/routes/routePaths';

const TWO = ['chargeBoxId', 'connectorId'];
const lamp = {
  ids: ['lampId'],
  routes: [
    { list: '/lamps', create: '/lamps/create', update: '/lamps/update/{lampId}', view: '/lamps/view/{id}' },
    { list: '/old-lamps', update: '/old-lamps/{lampId}/edit' },
  ],
};
const connector = {
  ids: TWO,
  routes: [{ list: '/c', view: '/c/view/{id}', update: '/c/{chargeBoxId}/{connectorId}' }],
};
const setting = { ids: [], routes: [{ update: '/settings/edit' }] };

const ODD = String(getRecordId(TWO, { chargeBoxId: 'CB/~', connectorId: 2 }));

describe('the address of a view', () => {
  it.each<[string, Parameters<typeof getScreenPath>, string | undefined]>([
    ['a list', [lamp, 'list'], '/lamps'],
    ['a new record', [lamp, 'create'], '/lamps/create'],
    ['a record, by the name of its id', [lamp, 'update', 7], '/lamps/update/7'],
    ['a record, by {id}', [lamp, 'view', 7], '/lamps/view/7'],
    ['an id that is no number', [lamp, 'view', 'a/b c'], '/lamps/view/a%2Fb%20c'],
    ['another reading', [lamp, 'update', 7, 1], '/old-lamps/7/edit'],
    ['what a reading lacks is the main set’s', [lamp, 'create', undefined, 1], '/lamps/create'],
    ['a reading that is none', [lamp, 'list', undefined, 9], '/lamps'],
    ['an id of several fields in one piece', [connector, 'view', ODD], `/c/view/${ODD}`],
    ['an id of several fields, each in its place', [connector, 'update', ODD], '/c/CB%2F~/2'],
    ['a screen that does not say which', [setting, 'update', 'single'], '/settings/edit'],
    ['a view that there is not', [setting, 'view', 1], undefined],
  ])('%s', (_, args, path) => expect(getScreenPath(...args)).toBe(path));

  it.each([undefined, null, ''])('without an id (%j) is none, and says so', (id) => {
    expect(() => getScreenPath(lamp, 'update', id)).toThrow('No value for {lampId} in "/lamps/update/{lampId}"');
  });

  it.each(['a~b', '100%', 'a/b', 'a!b', 'ü', '?', '..b', '牛车水 #1'])(
    'leads to the record %s by way of the router',
    (chargeBoxId) => {
      const id = getRecordId(TWO, { chargeBoxId, connectorId: 2 });
      for (const view of ['view', 'update'] as const) {
        const route = connector.routes[0]![view];
        const [match] = matchRoutes([{ path: toRouterPattern(route!) }], getScreenPath(connector, view, id)!) ?? [];
        const found = getRecordIdParts(TWO, getRecordIdFromParams(TWO, match?.params ?? {}));
        // Path parameters are strings.
        expect([found['chargeBoxId'], String(found['connectorId'])]).toEqual([chargeBoxId, '2']);
      }
    },
  );
});

describe('a route', () => {
  it.each([
    ['/a', '/a', false],
    ['/a/{id}', '/a/:id', true],
    ['/a/{one}/{other_2}', '/a/:one/:other_2', true],
  ])('%s is %s to the router', (route, pattern, isNaming) => {
    expect(toRouterPattern(route)).toBe(pattern);
    expect(isRecordIdInRoute(route)).toBe(isNaming);
    expect(generatePath(pattern, { id: '1', one: '1', other_2: '2' })).toMatch(/^\/a/);
  });

  it.each<[Record<string, string | undefined>, unknown]>([
    [{ id: ODD }, ODD],
    [{ id: '7' }, undefined],
    [{ id: ODD.slice(0, -4) }, undefined],
    [{ chargeBoxId: 'CB~1', connectorId: '2' }, getRecordId(TWO, { chargeBoxId: 'CB~1', connectorId: '2' })],
    [{ chargeBoxId: 'CB~1' }, undefined],
    [{ serialNo: 'A-7' }, 'A-7'],
    [{}, undefined],
  ])('with %j names the record %j', (params, id) => expect(getRecordIdFromParams(TWO, params)).toBe(id));
});

describe('a call', () => {
  it.each([
    ['GET articles', { method: 'GET', path: 'articles' }],
    ['DELETE articles/{id}', { method: 'DELETE', path: 'articles/{id}' }],
    ['PATCH a?b=c', { method: 'PATCH', path: 'a?b=c' }],
  ])('%s', (text, call) => {
    expect(parseCall(text)).toEqual(call);
    expect(parseCall({ endpoint: text, fixedParams: { a: 1 } })).toEqual({ ...call, fixedParams: { a: 1 } });
  });

  it.each(['GET', 'GET /articles', 'get articles', 'GET  articles', 'GET a b', ' GET a', 'HEAD a', ''])(
    '"%s" is none',
    (text) => {
      expect(() => parseCall(text)).toThrow(/is no call: write METHOD path/);
    },
  );

  it('has parameters in braces, each filled and encoded', () => {
    expect(getParamNames('a/{one}/b/{two_2}/{}/{a-b}')).toEqual(['one', 'two_2']);
    expect(fillPath('a/{one}/{two}', { one: 'x/y', two: 0 })).toBe('a/x%2Fy/0');
    expect(() => fillPath('a/{constructor}', {})).toThrow('No value for {constructor}');
  });
});
