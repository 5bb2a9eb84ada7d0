import { describe, expect, it } from 'vitest';
import { stripEmptyValues } from '../../../src/model/values/stripEmptyValues';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import { validateForm } from '../../../src/model/form/validateForm';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { getProductModule, getRecordShape } from '../../support/entityModule';
import { saidIn } from './said';

type Values = Record<string, unknown>;
const campaign = getRecordShape(getProductModule('campaign'));
const { shape } = campaign;

const blank: Values = { userType: '', groupPk: '', discount: '', percentage: true };
const whole: Values = {
  campaignTitle: 'Night rates',
  campaignContent: 'Cheaper after ten.',
  startTime: '2027-03-01 00:00',
  endTime: '2027-03-31 23:59',
  sendNotification: false,
  imagePaths: [{ articleImagePath: '/files/a.png' }],
  links: [{ articleLinkName: 'More', articleLink: 'https://example.sg' }],
  discounts: [],
};

const sent = (row: Values): unknown =>
  toRequestBody(campaign, { ...whole, discounts: [{ ...blank, ...row }, { ...blank }] })['discounts'];

describe('a discount row', () => {
  it.each<[string, Values, unknown]>([
    ['nothing', {}, []],
    ['PUBLIC alone', { userType: 'PUBLIC' }, []],
    ['PUBLIC, group', { userType: 'PUBLIC', groupPk: 4 }, []],
    [
      'PUBLIC, discount',
      { userType: 'PUBLIC', discount: '10' },
      [{ userType: 'PUBLIC', discount: '10', percentage: true }],
    ],
    [
      'PUBLIC, stale group, discount',
      { userType: 'PUBLIC', groupPk: 4, discount: '10' },
      [{ userType: 'PUBLIC', discount: '10', percentage: true }],
    ],
    ['another type alone', { userType: 'FLEET' }, []],
    ['another type, group', { userType: 'FLEET', groupPk: 4 }, []],
    ['another type, discount', { userType: 'FLEET', discount: '10' }, []],
    [
      'another type, group, discount',
      { userType: 'FLEET', groupPk: 4, discount: '2.5', percentage: false },
      [{ userType: 'FLEET', groupPk: 4, discount: '2.5', percentage: false }],
    ],
    ['group, discount, no type', { groupPk: 4, discount: '10' }, []],
    [
      'a saved row',
      { articleDiscountId: 7, userType: 'PUBLIC', discount: '10', percentage: false },
      [{ articleDiscountId: 7, userType: 'PUBLIC', discount: '10', percentage: false }],
    ],
    ['a saved row that is not complete any more', { articleDiscountId: 7, userType: 'FLEET', discount: '10' }, []],
    [
      'a number of the server',
      { userType: 'PUBLIC', discount: 12.5 },
      [{ userType: 'PUBLIC', discount: 12.5, percentage: true }],
    ],
  ])('%s', (_, row, rows) => {
    expect(sent(row)).toEqual(rows);
    expect(validateForm(campaign, { ...whole, discounts: [{ ...blank, ...row }] })).toEqual({});
  });

  it.each(['12345', '0', '12.5', '99.99'])('takes %s', (discount) => {
    expect(validateForm(campaign, { ...whole, discounts: [{ userType: 'PUBLIC', discount }] })).toEqual({});
  });

  it.each(['123456', '-1', '1e3', '5%', '.', '1..2', 'ten'])('refuses %s under its field', (discount) => {
    const errors = validateForm(campaign, { ...whole, discounts: [{ userType: 'PUBLIC', discount }] });
    expect(Object.keys(errors)).toEqual(['discounts.0.discount']);
  });

  it('says nothing of a faulty discount in a row that is not sent', () => {
    expect(validateForm(campaign, { ...whole, discounts: [{ userType: 'FLEET', discount: 'ten' }] })).toEqual({});
  });

  it('disables the group for PUBLIC alone, and gives it back', () => {
    const state = (userType: string) =>
      evaluateForm(shape, { discounts: [{ userType, groupPk: 4 }] }, campaign.validators).states.get(
        'discounts.0.groupPk',
      );
    expect(state('PUBLIC')).toMatchObject({ visible: true, disabled: true, cleared: true });
    expect(state('FLEET')).toMatchObject({ visible: true, disabled: false });
    expect(state('')).toMatchObject({ visible: true, disabled: false });
  });

  it('that nobody has touched is no change of the form', () => {
    const bare = stripEmptyValues(shape, { ...whole, discounts: [blank] });
    expect(bare).toEqual(stripEmptyValues(shape, whole));
    expect(stripEmptyValues(shape, { ...whole, discounts: [{ ...blank, percentage: false }] })).not.toEqual(bare);
  });
});

describe('a campaign', () => {
  it('is sent with the eight fields of the specification', () => {
    expect(toRequestBody(campaign, { ...whole, campaignId: 3, campaignDuration: 'x', dataStatus: 'Active' })).toEqual(
      whole,
    );
  });

  it('asks for everything that is required, the start and the end in their own words', () => {
    expect(saidIn(validateForm(campaign, { discounts: [blank] }))).toEqual({
      campaignTitle: 'Please input campaign title',
      campaignContent: 'Please input campaign content',
      startTime: 'Please select start date time',
      endTime: 'Please select end date time',
      imagePaths: 'Please upload at least one image',
      links: 'Please add at least one link',
    });
  });

  it.each([
    ['2027-03-01 00:00', true],
    ['2027-02-28 23:59', true],
    ['2027-03-01 00:01', false],
  ])('with the end %s is refused: %s', (endTime, refused) => {
    const errors = validateForm(campaign, { ...whole, endTime });
    expect(errors['endTime']?.text).toBe(refused ? 'The end must be after the start' : undefined);
  });

  it.each([
    ['campaignTitle', 100],
    ['campaignContent', 5000],
  ])('takes %s with %i characters and not one more', (name, maximum) => {
    expect(validateForm(campaign, { ...whole, [name]: 'x'.repeat(maximum) })).toEqual({});
    expect(validateForm(campaign, { ...whole, [name]: 'x'.repeat(maximum + 1) })[name]?.rule).toBe('maxLength');
  });

  it.each(['javascript:alert(1)', 'ftp://example.sg', 'example.sg', 'mailto:a@b.sg'])('refuses the link %s', (link) => {
    const errors = validateForm(campaign, { ...whole, links: [{ articleLinkName: 'x', articleLink: link }] });
    expect(Object.keys(errors)).toEqual(['links.0.articleLink']);
  });
});
