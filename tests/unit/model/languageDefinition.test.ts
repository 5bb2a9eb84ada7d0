/**
 * Annotations of the meta-schema for the keys of a definition: whether their text is translated, and which
 * definition encloses them.
 */
import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import type { TranslationFile } from '../../../src/model/compile/translateDefinition';
import { getTextsOfDefinition } from '../../../src/model/schemaLanguage/definitionTexts';
import {
  visitEntityKeys,
  visitSharedDefinitionKeys,
  type VisitedKey,
} from '../../../src/model/schemaLanguage/visitDefinition';
import { THING } from './thing';

const files = { 'thing.json': THING, 'options.json': { states: { call: 'GET states' } } };
const compiled = (texts?: object) =>
  compileEntity('thing.json', files, texts ? ({ thing: texts } as TranslationFile) : undefined);

describe('the texts of a definition', () => {
  const placesOf = () => getTextsOfDefinition(compiled().definition);
  const own = 'x-admin/actions/own';
  const sites = 'x-admin/assignments/sites';

  it.each([
    ['title', 'title', 'Things'],
    ['properties/id/title', 'fields/id', undefined],
    ['properties/name/title', 'fields/name', 'Name'],
    ['properties/name/description', 'help/name', 'Help'],
    ['properties/name/errorMessage/maxLength', 'fieldErrorMessages/name/maxLength', 'Too long'],
    ['properties/kind/oneOf/0/title', 'options/kind/A', 'First'],
    ['properties/size/enum/0', 'options/size/S', 'S'],
    ['properties/links/items/properties/url/title', 'fields/links.url', 'Address'],
    ['then/properties/name/title', 'conditionalTexts/Title of A', 'Title of A'],
    ['then/properties/name/errorMessage', 'conditionalTexts/Longer', 'Longer'],
    ['x-admin/singularName', 'singularName', 'thing'],
    ['x-admin/list/filters/properties/word/title', 'list/fields/word', 'Word'],
    ['x-admin/list/emptyMessage', 'messages/emptyMessage', 'None'],
    ['x-admin/list/columns/1/title', 'columns/name', 'Called'],
    ['x-admin/list/quickFilters/0/title', 'quickFilters/Look', 'Look'],
    ['x-admin/form/sections/0/title', 'sections/Main', 'Main'],
    [`${own}/title`, 'actions/own/title', 'Do'],
    [`${own}/confirm`, 'actions/own/messages/confirm', 'Sure?'],
    [`${own}/input/properties/why/title`, 'actions/own/fields/why', 'Why'],
    [`${own}/sections/0/title`, 'actions/own/sections/Ask', 'Ask'],
    [`${sites}/title`, 'assignments/sites/title', 'Sites'],
    [`${sites}/rowSchema/properties/site/title`, 'assignments/sites/fields/site', 'Site'],
  ])('%s is translated at %s', (steps, key, text) => {
    const place = placesOf().find((one) => one.steps.join('/') === steps);
    expect([place?.key.join('/'), place?.text]).toEqual([key, text]);
  });

  it('are no more than those: what is nothing has none, nor has a row that has no name', () => {
    const found = placesOf().map(({ steps }) => steps.join('/'));
    expect(found).toHaveLength(26);
    expect(found).not.toContain('properties/size/enum/1');
    expect(found).not.toContain(`${sites}/rowSchema/title`);
  });
});

describe('a translation', () => {
  it('stands in the place of the English texts, and nothing else changes', () => {
    const { entity } = compiled({
      title: '事物',
      fields: { name: '名称', links: '链接', 'links.url': '地址' },
      options: { kind: { A: '第一' }, size: { S: '小' } },
      columns: { name: '叫做' },
      messages: { emptyMessage: '没有' },
      actions: { own: { title: '做', fields: { why: 7 } } },
    });
    const { name, links, kind, size } = entity.shape.fields;
    expect([entity.title, name?.title, links?.title, links?.shape?.fields['url']?.title]).toEqual([
      '事物',
      '名称',
      '链接',
      '地址',
    ]);
    expect([kind?.choices, size?.choices]).toEqual([[{ value: 'A', label: '第一' }], [{ value: 'S', label: '小' }]]);
    expect([entity.list?.columns[1]?.title, entity.list?.emptyMessage, entity.actions['own']?.title]).toEqual([
      '叫做',
      '没有',
      '做',
    ]);
    expect(entity.actions['own']?.input?.shape.fields['why']?.title).toBe('Why');
    expect([size?.nullable, name?.help]).toEqual([true, 'Help']);
  });

  it('reaches choices and filters that are written short', () => {
    const short = { ...THING, 'x-admin': { ...THING['x-admin'], list: { filters: ['kind', 'any'] } } };
    const texts = { thing: { filters: { any: '任何' }, options: { size: { S: '小' } } } };
    const { entity } = compileEntity('thing.json', { ...files, 'thing.json': short }, texts);
    expect(entity.list?.filters.fields.map(({ field }) => field.title)).toEqual(['Kind', '任何']);
  });

  it('that has nothing of an entity leaves it as it is', () => expect(compiled({}).entity).toEqual(compiled().entity));
});

describe('what stands around a key', () => {
  const told = (visit: (tell: (visited: VisitedKey) => void) => void) => {
    const all: VisitedKey[] = [];
    visit((visited) => all.push(visited));
    return (steps: string) => {
      const { role, inside, around, fields, scope, inBranch } = all.find((one) => one.steps.join('/') === steps)!;
      return [
        role,
        Object.keys(inside.properties ?? {}).join(),
        around.length,
        fields.join('.'),
        scope.join('.'),
        inBranch,
      ];
    };
  };
  const ALL = 'id,name,kind,size,links';

  it.each<[string, unknown[]]>([
    ['properties/links', ['field', 'url', 1, 'links', '', false]],
    ['properties/links/items/properties/url', ['field', '', 2, 'links.url', '', false]],
    ['then', ['branch', ALL, 0, '', '', true]],
    ['then/properties/name', ['change', '', 1, 'name', '', true]],
    ['x-admin/list/filters/properties/word', ['field', '', 2, 'word', 'list', false]],
    ['x-admin/actions/own', ['action', ALL, 0, '', 'actions.own', false]],
    ['x-admin/actions/own/input/properties/why', ['field', '', 2, 'why', 'actions.own', false]],
    ['x-admin/actions/own/sections/0/fields/0', ['name', 'why', 1, '', 'actions.own', false]],
    ['x-admin/assignments/sites/columns', ['columns', 'site', 0, '', 'assignments.sites', false]],
    ['x-admin/assignments/sites/rowSchema/properties/site', ['field', '', 1, 'site', 'assignments.sites', false]],
  ])('%s', (steps, expected) =>
    expect(told((visit) => visitEntityKeys(compiled().definition, visit))(steps)).toEqual(expected),
  );

  it.each<[string, unknown[]]>([
    ['$defs/link', ['field', 'url', 0, 'link', '', false]],
    ['$defs/link/properties/url', ['field', '', 1, 'link.url', '', false]],
    ['$defs/plain', ['field', '', 0, 'plain', '', false]],
  ])('of definitions that are shared: %s', (steps, expected) => {
    const link = { type: 'object', properties: { url: { type: 'string' } } };
    expect(told((visit) => visitSharedDefinitionKeys({ link, plain: { type: 'string' } }, visit))(steps)).toEqual(
      expected,
    );
  });
});
