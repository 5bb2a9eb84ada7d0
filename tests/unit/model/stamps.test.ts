import { describe, expect, it } from 'vitest';
import { moduleOf, productModule } from '../../support/entityModule';

const text = { type: 'string', readOnly: true } as const;
const lastSection = (properties: object, fields = ['name']) => {
  const { entity } = moduleOf(
    { properties: { name: { type: 'string' }, ...properties } },
    { form: { in: 'dialog', fields } },
  );
  return entity.form!.sections.slice(1).map((section) => section.fields);
};

describe('a form ends with', () => {
  it.each<[string, object, string[][]]>([
    ['when its record was made', { createTime: text }, [['createTime']]],
    ['who has changed it, and when', { updatedBy: text, last_update_time: text }, [['updatedBy', 'last_update_time']]],
    ['a day and a time', { updateDateTime: text }, [['updateDateTime']]],
    ['nothing else of the server', { views: text, startTime: text, timeOfUpdate: text }, []],
    ['nothing that staff write', { createTime: { type: 'string' } }, []],
    ['nothing that is only sent back', { updateTime: { ...text, 'x-ui': { keep: true } } }, []],
    [
      'its audit block alone',
      { createTime: text, audit: { type: 'object', properties: { createBy: text }, 'x-ui': { widget: 'audit' } } },
      [],
    ],
  ])('%s', (_, properties, sections) => {
    expect(lastSection(properties).filter((names) => !names.includes('audit'))).toEqual(sections);
  });

  it('what no section names', () => {
    expect(lastSection({ createTime: text, updateTime: text }, ['name', 'createTime'])).toEqual([['updateTime']]);
  });

  it.each([
    ['article-type', ['createTime']],
    ['base-points', ['lastUpdateTime']],
    ['billing-account', ['updateDateTime']],
    ['ocpi-credential', ['createTime']],
  ])('what %s tells', (name, stamps) => {
    expect(productModule(name).entity.form?.sections.at(-1)?.fields).toEqual(expect.arrayContaining(stamps));
  });
});
