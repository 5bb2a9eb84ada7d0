/**
 * The three forms with rows that users fill by the hundred: their records, and the field that the benchmark types
 * into.
 */

export interface RowForm {
  name: string;
  /** Path of the list, and pattern of the end of the get call's URL. */
  list: string;
  call: RegExp;
  idField: string;
  rows: string;
  record: Record<string, unknown>;
  row: (index: number) => Record<string, unknown>;
  /** Field of a row that the benchmark types into. */
  typed: string;
}

export const COUNT = 200;
/** Id of the record that is opened. */
const ID = 1;

const AUDIENCE = (index: number) => ({ userType: 'PRIVATE', groupPk: (index % 3) + 1 });

export const ROW_FORMS: RowForm[] = [
  {
    name: 'points items',
    list: '/points-management',
    call: /dynamic-points\/1$/,
    idField: 'dynamicPointsId',
    rows: 'pointsItems',
    record: {
      dynamicPointsName: 'Two hundred items',
      countryCode: 'SG',
      periodStart: '2027-01-01 00:00',
      periodEnd: '2027-12-31 23:59',
    },
    row: (index) => ({
      ...AUDIENCE(index),
      dynamicPointsItemId: index + 1,
      connectorType: index % 2 ? 'AC' : 'DC',
      earningValue: '1',
      earningPoints: String(index + 1),
      offsetPoints: '100',
      offsetValue: '1.5',
    }),
    typed: 'earningPoints',
  },
  {
    name: 'campaign discounts',
    list: '/marketing-management/campaign',
    call: /campaign\/campaigns\/1$/,
    idField: 'campaignId',
    rows: 'discounts',
    record: {
      campaignTitle: 'Two hundred discounts',
      campaignContent: 'For everybody',
      startTime: '2027-01-01 00:00',
      endTime: '2027-12-31 23:59',
      imagePaths: [],
      links: [],
    },
    row: (index) => ({ ...AUDIENCE(index), articleDiscountId: index + 1, discount: '5', percentage: true }),
    typed: 'discount',
  },
  {
    name: 'rates',
    list: '/site-management/dynamic-rate-configuration',
    call: /dynamic-rates\/1$/,
    idField: 'dynamicRateId',
    rows: 'rates',
    record: {
      rateName: 'Two hundred rates',
      countryCode: 'SG',
      repeats: ['MONDAY'],
      allDay: true,
      specialRates: [],
    },
    row: (index) => ({
      dynamicRateItemId: index + 1,
      rate: 0.5,
      rateType: 'ENERGY',
      chargeTypePk: 'AC',
      groupPk: (index % 3) + 1,
    }),
    typed: 'rate',
  },
];

/** Returns the record as a server returns it. */
export const recordOf = (form: RowForm): Record<string, unknown> => ({
  ...form.record,
  [form.idField]: ID,
  dataStatus: 'Active',
  [form.rows]: Array.from({ length: COUNT }, (_, index) => form.row(index)),
});
