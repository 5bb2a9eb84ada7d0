import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import defaults from '../../../public/config.json';
import type { Config } from '../../../src/model/schemaLanguage/publicConfigType';
import { getCopiedFields, createDuplicateValues } from '../../../src/model/form/duplicateRecord';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { createTestModule, getProductModule, getRecordShape } from '../../support/entityModule';

type Row = Record<string, unknown>;
const origin = { config: defaults as Config, today: '2027-03-09' };
const DB = join(import.meta.dirname, '../../../fixtures/db');
const getFirst = (name: string): Row => (JSON.parse(readFileSync(join(DB, `${name}.json`), 'utf8')) as Row[])[0]!;

/** Returns the request body of saving an unchanged duplicate. */
const getSent = (name: string, record: Row = getFirst(name)): Row => {
  const module = getProductModule(name);
  return toRequestBody(getRecordShape(module), createDuplicateValues(module.entity, record, origin));
};

const keysIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
};

const text = { type: 'string' } as const;

describe('a duplicate', () => {
  it.each<[string, object, boolean]>([
    ['takes what staff typed', text, true],
    ['not what the server writes', { ...text, readOnly: true }, false],
    ['not what is only sent', { ...text, writeOnly: true }, false],
    ['not a password', { ...text, format: 'new-password' }, false],
    ['not a masked secret', { ...text, 'x-ui': { maskedByServer: true } }, false],
    ['not what only some installations show', { ...text, 'x-ui': { revealSecretFlag: 'flags.token' } }, false],
    ['not what the server makes', { ...text, 'x-ui': { serverGenerated: { call: 'GET code' } } }, false],
    ['not what no two records share', { ...text, 'x-ui': { omitFromDuplicate: true } }, false],
    ['not what is only kept', { ...text, 'x-ui': { sendBackUnchanged: true } }, false],
    ['not a fact', { ...text, 'x-ui': { valueFrom: 'flags.x' } }, false],
  ])('%s', (_, field, isTaken) => {
    const { entity } = createTestModule({ properties: { field } } as never);
    expect(getCopiedFields(entity).map(({ name }) => name)).toEqual(isTaken ? ['field'] : []);
  });

  it('takes what a choice brings along, with its choice', () => {
    const { entity } = createTestModule(
      {
        properties: {
          email: { ...text, 'x-ui': { options: 'users', fieldsFromOption: { userPk: 'pk' } } },
          userPk: { type: 'integer', readOnly: true, 'x-ui': { sendBackUnchanged: true } },
        },
      },
      {},
      { users: { call: 'GET users' } },
    );
    expect(createDuplicateValues(entity, { id: 1, email: 'a@b.c', userPk: 7 }, origin)).toMatchObject({
      email: 'a@b.c',
      userPk: 7,
    });
  });

  it('begins with the default of what it does not take', () => {
    const { entity } = createTestModule({
      properties: { code: { ...text, default: 'new', 'x-ui': { omitFromDuplicate: true } } },
    });
    expect(createDuplicateValues(entity, { id: 1, code: 'old' }, origin)).toMatchObject({ code: 'new' });
  });
});

describe('on the wire', () => {
  it('an article is sent with its text, pictures and links as new ones, and with no id', () => {
    const { articleTypeId, articleTitle, articleContent } = getFirst('article');
    expect(getSent('article')).toEqual({
      articleTypeId,
      articleTitle,
      articleContent,
      articleImagePaths: [{ articleImagePath: '/steve/files/event-hall.png' }],
      articleLinks: [
        { articleLinkName: 'Contact us', articleLink: 'https://www.wattdesk.test/contact' },
        { articleLinkName: 'Help centre', articleLink: 'https://help.wattdesk.test/charging' },
      ],
    });
  });

  it.each<[string, string[]]>([
    ['campaign', ['campaignId', 'articleImageId', 'articleLinkId', 'articleDiscountId', 'audit', 'dataStatus']],
    ['dynamic-rate', ['dynamicRateId', 'dynamicRateItemId', 'updateTime', 'audit']],
    ['points-config', ['dynamicPointsId', 'dynamicPointsItemId', 'sites', 'vehicleTypes', 'audit']],
    ['voucher', ['voucherId', 'redemptionCode', 'dataStatus', 'audit']],
    ['charging-profile', ['chargingProfilePk', 'audit']],
    ['rfid-card', ['ocppTagPk', 'rfidNumber', 'audit']],
    ['pos-device', ['physicalPosId', 'deviceId']],
    ['access-user', ['userPk', 'userName', 'email', 'password', 'lastLogin']],
    ['billing-account', ['entityId', 'entityBusinessRegNo', 'itemId']],
    ['in-app-notification', ['notificationId', 'createdOn', 'status']],
  ])('nothing of its own goes with %s', (name, own) => {
    const { actions } = getProductModule(name).entity;
    expect(actions['duplicate']?.scope).toEqual(['row', 'record']);
    const sent = keysIn(getSent(name));
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.filter((key) => own.includes(key))).toEqual([]);
  });

  it('the user of a card goes with the e-mail address', () => {
    expect(getSent('rfid-card')).toMatchObject({ email: 'tan.weiming@mail.test', userPk: 101 });
  });
});

describe('there is none', () => {
  it.each(['article-type', 'vehicle-model', 'ocpi-credential', 'roaming-operator', 'mail-recipient', 'mail-settings'])(
    'of %s',
    (name) => {
      expect(getProductModule(name).entity.actions['duplicate']).toBeUndefined();
    },
  );

  it.each([
    { rowActions: ['edit'], menu: ['edit'] },
    { rowActions: ['duplicate', 'edit'], menu: ['duplicate', 'edit'] },
    { rowActions: undefined, menu: ['duplicate', 'delete'] },
  ])('in a menu only where the schema names it, or names none: %j', ({ rowActions, menu }) => {
    const { entity } = createTestModule(
      { properties: { name: text } },
      {
        calls: { rest: 'things' },
        routes: { list: '/t', create: '/t/new' },
        list: rowActions ? { rowActions } : {},
        form: { openAs: 'screen' },
      },
    );
    expect(entity.list?.rowActions).toEqual(menu);
  });
});
