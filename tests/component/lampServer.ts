/** A fake server behind the real data provider: lamps with the operator's calls, and their makers with plain REST. */
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/transport/createHttp';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import { dialects } from '../support/dialects';
import { resourceRegistry } from '../../src/resourceRegistry';
import type { EntityFile } from './handWritten';

export const LAMP_FILE: EntityFile = {
  definition: {
    title: 'Lamps',
    type: 'object',
    required: ['lampName'],
    properties: {
      lampId: { type: 'integer', title: 'ID', readOnly: true },
      lampName: { type: 'string', title: 'Name of the Lamp', maxLength: 20 },
      watts: { type: 'number', title: 'Power' },
      litSince: { type: 'string', format: 'date-time', title: 'Lit Since' },
      colour: { type: 'string', title: 'Colour' },
      makerId: { type: 'integer', title: 'Made by' },
    },
    'x-admin': {
      idField: 'lampId',
      titleField: 'lampName',
      routes: { list: '/lights/all', create: '/lights/new', update: '/lights/change/{lampId}' },
      calls: {
        page: 'POST lamp-pages',
        get: 'GET lamp/{lampId}',
        create: 'POST lamp',
        update: 'PUT lamp',
        delete: 'DELETE lamp/{lampId}',
      },
      form: { openAs: 'screen', sections: [{ fields: ['lampName'] }] },
      customScreens: { list: 'lamp-list', form: 'lamp-form' },
    },
  },
  translation: { title: '灯', fields: { lampName: '灯的名称', watts: '功率', makerId: '制造商' } },
};

export const MAKER_FILE: EntityFile = {
  definition: {
    title: 'Makers',
    type: 'object',
    properties: {
      makerId: { type: 'integer', title: 'ID', readOnly: true },
      makerName: { type: 'string', title: 'Maker Name' },
    },
    'x-admin': {
      idField: 'makerId',
      titleField: 'makerName',
      routes: { list: '/makers', view: '/makers/look/{makerId}' },
      calls: { rest: 'makers' },
      view: { sections: [{ readOnlyValues: ['makerName'] }] },
    },
  },
};

export const LAMP_MENU = [
  { resourceKey: 'lamp', name: 'Lamps', path: '/lights/all' },
  { resourceKey: 'maker', name: 'Makers', path: '/makers' },
];

const LAMPS = [
  { lampId: 1, lampName: 'Borealis', watts: 1234.5, litSince: '2027-03-09 08:05', colour: 'red', makerId: 3 },
  { lampId: 2, lampName: 'Aurora', watts: 60, litSince: '2026-11-01 23:59', colour: 'blue', makerId: 4 },
];
const MAKERS = [
  { makerId: 3, makerName: 'Ohm & Sons' },
  { makerId: 4, makerName: 'Volta' },
];

export interface LampServer {
  dataProvider: Partial<WattdeskDataProvider>;
  /** Method, path and body of each request, as `PUT lamp {"lampId":1}`. */
  sent: string[];
  /** Makes writes fail with these errors. */
  refuseWrites(errors: Readonly<Record<string, string>>): void;
}

const toJson = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

export function createLampServer(): LampServer {
  const sent: string[] = [];
  let refused: Readonly<Record<string, string>> | undefined;
  const answer = (call: string): Response => {
    if (call === 'POST lamp-pages') return toJson({ success: true, data: LAMPS, total: LAMPS.length });
    if (call.startsWith('GET lamp/')) return toJson({ success: true, data: LAMPS[0] });
    if (call === 'GET makers') return toJson(MAKERS, 200, { 'Content-Range': `makers 0-1/${MAKERS.length}` });
    if (call.startsWith('GET makers/')) return toJson(MAKERS[0]);
    if (refused) return toJson({ success: false, msg: 'Not saved', errors: refused }, 422);
    return toJson({ success: true, data: call === 'POST lamp' ? 7 : null });
  };
  const fetch = async (url: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://server.test');
    const call = `${method} ${pathname.replace('/api/', '')}`;
    sent.push([call, searchParams.get('sort') ?? '', typeof body === 'string' ? body : ''].filter(Boolean).join(' '));
    return answer(call);
  };
  const http = createHttp({ credentials: { token: () => 'secret' }, fetch: fetch as never });
  const { send: _, ...dataProvider } = createDataProvider({
    baseUrl: '/api',
    routes: resourceRegistry,
    http,
    dialects,
  });
  return { dataProvider, sent, refuseWrites: (errors) => void (refused = errors) };
}
