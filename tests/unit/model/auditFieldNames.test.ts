import { describe, expect, it } from 'vitest';
import type { Section } from '../../../src/model/entity/entity';
import { createTestModule, getProductModule } from '../../support/entityModule';

const text = { type: 'string', readOnly: true } as const;
const audit = { type: 'object', readOnly: true, properties: { createBy: text }, 'x-ui': { widget: 'audit' } } as const;

const formOf = (properties: object, sections: object[] = [{ fields: ['name'] }]) =>
  createTestModule(
    { properties: { name: { type: 'string' }, ...properties } },
    { form: { openAs: 'screen', sections: sections as never } },
  ).entity.form!;

describe('the head of a record tells', () => {
  it.each<[string, object, object | undefined]>([
    ['when it was made', { createTime: text }, { createdAt: 'createTime' }],
    [
      'who has changed it, and when',
      { updatedBy: text, last_update_time: text },
      { updatedBy: 'updatedBy', updatedAt: 'last_update_time' },
    ],
    ['when it was changed, in other words', { lastUpdated: text }, { updatedAt: 'lastUpdated' }],
    ['a day and a time', { updateDateTime: text }, { updatedAt: 'updateDateTime' }],
    ['nothing else of the server', { views: text, startTime: text, timeOfUpdate: text }, undefined],
    ['nothing that staff write', { createTime: { type: 'string' } }, undefined],
    ['nothing that is only sent back', { updateTime: { ...text, 'x-ui': { sendBackUnchanged: true } } }, undefined],
    [
      'its audit, and of its own fields what that lacks',
      { createBy: text, updateTime: text, audit },
      { createdBy: 'audit.createBy', updatedAt: 'updateTime' },
    ],
  ])('%s', (_, properties, auditFields) => {
    expect(formOf(properties).auditFields).toEqual(auditFields);
  });

  it.each<[string, object[]]>([
    ['an audit block', [{ fields: ['name'] }, { fields: ['audit'] }]],
    ['a fact of it', [{ fields: ['name'] }, { readOnlyValues: ['audit.createBy'] }]],
  ])('not what the screen names itself: %s', (_, sections) => {
    expect(formOf({ audit }, sections).auditFields).toBeUndefined();
  });

  it.each([
    ['article', { createdBy: 'audit.createBy', updatedAt: 'audit.updateTime' }],
    ['article-type', { createdAt: 'createTime' }],
    ['billing-account', { updatedAt: 'updateDateTime' }],
    ['ocpi-credential', { createdAt: 'createTime' }],
    ['rfid-card', { updatedBy: 'audit.updateBy' }],
  ])('of %s', (name, auditFields) => {
    expect(getProductModule(name).entity.form?.auditFields).toMatchObject(auditFields);
  });

  it.each(['charger-type-settings', 'site-load-balancing'])('nothing of %s, which has a block for it', (name) => {
    const { form } = getProductModule(name).entity;
    expect([form?.auditFields, form?.sections.at(-1)?.fields]).toEqual([undefined, ['audit']]);
  });
});

describe('beside the others stand', () => {
  const images = { type: 'array', items: { type: 'object' }, 'x-ui': { widget: 'images' } } as const;
  const besides = (sections: object[], width?: 'wide') =>
    createTestModule(
      { properties: { name: { type: 'string' }, pictures: images } },
      { form: { openAs: 'screen', sections: sections as never, ...(width ? { width } : {}) } },
    ).entity.form!.sections.map(({ placement }: Section) => placement === 'side');

  it.each<[string, object[], 'wide' | undefined, boolean[]]>([
    ['pictures', [{ fields: ['name'] }, { fields: ['pictures'] }], undefined, [false, true]],
    ['facts', [{ readOnlyValues: ['id'] }, { fields: ['name'] }], undefined, [true, false]],
    ['not what takes more than pictures', [{ fields: ['name', 'pictures'] }], undefined, [false]],
    [
      'nothing where the schema says so',
      [{ fields: ['name'] }, { readOnlyValues: ['id'], placement: 'main' }],
      undefined,
      [false, false],
    ],
    ['not all there is', [{ readOnlyValues: ['id'] }, { readOnlyValues: ['name'] }], undefined, [false, false]],
    [
      'nothing on a screen that takes the whole width',
      [{ fields: ['name'] }, { fields: ['pictures'] }],
      'wide',
      [false, false],
    ],
  ])('%s', (_, sections, width, expected) => {
    expect(besides(sections, width)).toEqual(expected);
  });
});
