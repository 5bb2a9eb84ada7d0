/** Which deviations the running app finds in rows, records and option lists. */
import { describe, expect, it } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { loadEntity } from '../../../src/model/registry/entityRegistry';
import { answerData, answerJson, answerPage, createObservedApi, expectRefusal, type Answer } from './observedApi';

const TYPES = 'POST article/article-type-pages';
const TYPE = 'GET article/article-types/1';
const TYPE_CALL = 'GET article/article-types/{articleTypeId}';
const ROW = { articleTypeId: 1, articleTypeName: 'News', createTime: '2027-01-02 08:00', dataStatus: 'Active' };
const LIST = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

const getTypes = (dataProvider: WattdeskDataProvider) => dataProvider.getList('article-type', LIST);
const getType = (dataProvider: WattdeskDataProvider) => dataProvider.getOne('article-type', { id: 1 });
const getVouchers = (dataProvider: WattdeskDataProvider) => dataProvider.getList('issued-voucher', LIST);

const VOUCHERS = 'POST voucher/issued-voucher-pages';
const VOUCHER = {
  issuedVoucherId: 1,
  voucherId: 6,
  voucherName: 'Mall',
  redemptionCode: 'PAW4ZMVEPC',
  userEmail: 'ann@mail.test',
  issuedTime: '2026-02-13 08:07',
  voucherValue: 5,
  countryCode: 'SG',
  voucherStatus: 'ISSUED',
};

const { articleTypeName: _, ...nameless } = ROW;

describe('a list', () => {
  it.each<[string, Answer, string[]]>([
    ['as the schema describes it', answerPage([ROW, { ...ROW, articleTypeId: 2 }]), []],
    ['without rows', answerPage([]), []],
    ['null in place of no rows', answerPage(null, 0), []],
    [
      'a renamed key',
      answerPage([{ ...nameless, typeName: 'News' }]),
      [
        `article-type ${TYPES} articleTypeName: a value, as the schema requires / nothing (1)`,
        `article-type ${TYPES} typeName: no such key in the schema / text of 4 characters (1)`,
      ],
    ],
    [
      'another type in two rows',
      answerPage([
        { ...ROW, articleTypeName: 7 },
        { ...ROW, articleTypeId: 2, articleTypeName: 8 },
      ]),
      [`article-type ${TYPES} articleTypeName: text / whole number (2)`],
    ],
    [
      'a smaller total',
      answerPage([ROW, ROW], 1),
      [`article-type ${TYPES} *: a total of at least the rows / total 1, and 2 rows (1)`],
    ],
    ['no total', answerPage([ROW], null), [`article-type ${TYPES} *: the total as a whole number / null (1)`]],
    ['a row that is none', answerPage(['News']), [`article-type ${TYPES} (row): object / text of 4 characters (1)`]],
  ])('%s', async (_name, answer, expected) => {
    const { dataProvider, settle, list, requests } = createObservedApi({ [TYPES]: answer });
    await getTypes(dataProvider);
    await settle();
    expect(list()).toEqual(expected);
    expect(requests).toEqual([TYPES]);
  });

  it('that is no array', async () => {
    const { dataProvider, settle, list } = createObservedApi({ [TYPES]: answerPage('none', 3) });
    await expectRefusal(getTypes(dataProvider));
    await settle();
    expect(list()).toEqual([`article-type ${TYPES} *: an array of rows in data / text of 4 characters (1)`]);
  });

  it('an unknown code, which is shown itself', async () => {
    const { dataProvider, settle, list } = createObservedApi({
      [VOUCHERS]: answerPage([{ ...VOUCHER, voucherStatus: 'LOST' }]),
    });
    await getVouchers(dataProvider);
    await settle();
    expect(list()).toEqual([
      `issued-voucher ${VOUCHERS} voucherStatus: one of "ISSUED", "USED", "EXPIRED" / "LOST" (1)`,
    ]);
  });

  it('compares the first 50 rows', async () => {
    const rows = Array.from({ length: 80 }, (_unused, index) => ({ ...ROW, articleTypeId: index, articleTypeName: 7 }));
    const { dataProvider, settle, list } = createObservedApi({ [TYPES]: answerPage(rows) });
    await getTypes(dataProvider);
    await settle();
    expect(list()).toEqual([`article-type ${TYPES} articleTypeName: text / whole number (50)`]);
  });
});

describe('a record', () => {
  it.each<[string, unknown, string[]]>([
    ['as the schema describes it', ROW, []],
    [
      'without a required field',
      nameless,
      [`article-type ${TYPE_CALL} articleTypeName: a value, as the schema requires / nothing (1)`],
    ],
  ])('%s', async (_name, record, expected) => {
    const { dataProvider, settle, list } = createObservedApi({ [TYPE]: answerData(record) });
    await getType(dataProvider);
    await settle();
    expect(list()).toEqual(expected);
  });

  it.each([[null], [{}], [{ articleTypeId: 1 }], ['News']])('that is none: %j', async (record) => {
    const { dataProvider, settle, list } = createObservedApi({ [TYPE]: answerData(record) });
    await expectRefusal(getType(dataProvider));
    await settle();
    expect(list()).toEqual([`article-type ${TYPE_CALL} *: a record in the response / a response without one (1)`]);
  });

  it('that does not exist yet', async () => {
    const { dataProvider, settle, list } = createObservedApi({ 'GET dawn/api/v1/mail-settings': answerData(null) });
    await dataProvider.getOne('mail-settings', { id: 'single' });
    await settle();
    expect(list()).toEqual([]);
  });
});

describe('other calls', () => {
  it('an option list', async () => {
    const { entity } = await loadEntity('article');
    const { call } = entity.options['articleTypes']!;
    const { dataProvider, settle, list } = createObservedApi({
      'GET article/article-type-select': answerData([
        { articleTypeId: 1, articleTypeName: 'News' },
        { articleTypeId: 1 },
      ]),
    });
    await dataProvider.send(call, { read: true });
    await settle();
    expect(list()).toEqual([
      'options/articleTypes GET article/article-type-select articleTypeId: each value once / a value again (1)',
      'options/articleTypes GET article/article-type-select articleTypeName: a label / nothing (1)',
    ]);
  });

  it('the rows of an assignment, of which only the displayed keys are described', async () => {
    const { entity } = await loadEntity('campaign');
    const { page, rowIdField } = entity.assignments['assignSites']!;
    const { dataProvider, settle, list } = createObservedApi({
      'POST campaign/assign-site-pages': answerPage([{ [rowIdField]: true, other: 1 }]),
    });
    await dataProvider.page(page, { page: 1, perPage: 10, filter: { campaignId: 1 } });
    await settle();
    expect(list().filter((line) => line.includes(` ${rowIdField}: `))).toEqual([
      expect.stringMatching(/^campaign\/assignSites POST campaign\/assign-site-pages \w+: .* \/ boolean \(1\)$/),
    ]);
    expect(list().join('\n')).not.toContain('other');
  });

  it('a list whose call two entities share is reported as one of them', async () => {
    await Promise.all([loadEntity('connectivity'), loadEntity('connectivity-log')]);
    const { dataProvider, settle, list } = createObservedApi({
      'POST dawn/api/v1/incident/connectivity-pages': answerPage([{ unknown: 1 }]),
    });
    await dataProvider.getList('connectivity', LIST);
    await settle();
    expect(new Set(list().map((line) => line.split(' ')[0])).size).toBe(1);
  });

  it('a write whose response the schema does not describe', async () => {
    const { dataProvider, settle, list } = createObservedApi({ 'POST article/article-types': answerData({ odd: 1 }) });
    await dataProvider.create('article-type', { data: { articleTypeName: 'News' } });
    await settle();
    expect(list()).toEqual([]);
  });

  it('a call of the app itself', async () => {
    const call = { method: 'GET', path: 'auth/resources' } as const;
    const { dataProvider, settle, list } = createObservedApi({ 'GET auth/resources': answerJson({}, 500) });
    await expectRefusal(dataProvider.send(call));
    await settle();
    expect(list()).toEqual([' GET auth/resources *: a successful response / status 500 (1)']);
  });
});
