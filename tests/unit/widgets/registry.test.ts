import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/definition';
import { RANK } from '../../../src/widgets/ranks';
import { WIDGETS, widgetFor } from '../../../src/widgets/registry';
import type { Widget } from '../../../src/widgets/types';
import { productModule } from '../../support/entityModule';
import { fieldOf } from './fields';

const upload = (accept: string[]) => ({ call: 'POST upload', accept, maxSize: 1, answer: 'path' });
const object = { type: 'object', properties: { a: { type: 'string' } } } as const;

describe('the registry', () => {
  it.each<[string, FieldDefinition]>([
    ['text', { type: 'string' }],
    ['text', { type: 'string', maxLength: 100 }],
    ['multiline', { type: 'string', maxLength: 5000 }],
    ['multiline', { type: 'string', 'x-ui': { lines: 3 } }],
    ['integer', { type: 'integer' }],
    ['decimal', { type: 'number' }],
    ['decimal', { type: 'string', 'x-ui': { decimals: 2 } }],
    ['money', { type: 'string', 'x-ui': { currency: {}, decimals: 2 } }],
    ['money', { type: 'number', 'x-ui': { currency: { fromCountry: 'country' } } }],
    ['boolean', { type: 'boolean' }],
    ['select', { type: 'string', enum: ['a', 'b'] }],
    ['select', { type: 'integer', 'x-ui': { options: 'states' } }],
    ['multiselect', { type: 'array', items: { type: 'string', enum: ['a'] } }],
    ['multiselect', { type: 'array', items: { type: 'string' }, 'x-ui': { options: 'states' } }],
    ['tags', { type: 'array', items: { type: 'string' } }],
    ['date', { type: 'string', format: 'date' }],
    ['month', { type: 'string', format: 'month' }],
    ['datetime', { type: 'string', format: 'yyyy-MM-dd HH:mm' }],
    ['time', { type: 'string', format: 'HH:mm' }],
    ['daterange', { type: 'object', properties: { from: { type: 'string' }, to: { type: 'string' } } }],
    ['email', { type: 'string', format: 'email' }],
    ['url', { type: 'string', format: 'uri', maxLength: 500 }],
    ['phone', { type: 'string', format: 'phone' }],
    ['country', { type: 'string', 'x-ui': { options: 'countries' } }],
    ['image', { type: 'string', 'x-ui': { upload: upload(['.png', '.JPG']) } }],
    ['file', { type: 'string', 'x-ui': { upload: upload(['.pdf']) } }],
    ['images', { type: 'array', items: object, 'x-ui': { upload: upload(['.png']) } }],
    ['rows', { type: 'array', items: object }],
    ['object', object],
    ['json', { type: 'object' }],
    ['json', { type: 'array', items: { type: 'array' } }],
    ['text', { type: 'string', format: 'date', 'x-ui': { widget: 'text' } }],
  ])('draws with %s the field %j', (name, definition) => {
    expect(widgetFor(fieldOf(definition)).name).toBe(name);
  });

  it.each(['article', 'article-type'])('finds exactly one widget for every field of %s', (name) => {
    const { entity } = productModule(name);
    for (const field of Object.values(entity.shape.fields)) expect(() => widgetFor(field)).not.toThrow();
  });

  it('holds each name once', () => {
    expect(new Set(WIDGETS.map(({ name }) => name)).size).toBe(WIDGETS.length);
  });

  it('names the field and the known widgets when a name is unknown', () => {
    const field = fieldOf({ type: 'string', 'x-ui': { widget: 'fancy' } });
    expect(() => widgetFor(field)).toThrow(/"name" names the widget "fancy".*text/);
  });

  it('finds the widgets of pages by their prefix', () => {
    const own: Widget = { name: 'own', rank: () => RANK.none, Input: () => null, Cell: () => null };
    const field = fieldOf({ type: 'string', 'x-ui': { widget: 'custom:own' } });
    expect(widgetFor(field, { own })).toBe(own);
    expect(() => widgetFor(field, {})).toThrow('custom:own');
  });

  it('refuses a tie and a field that nothing fits', () => {
    const one: Widget = { name: 'one', rank: () => RANK.type, Input: () => null, Cell: () => null };
    const field = fieldOf({ type: 'string' });
    expect(() => widgetFor(field, {}, [one, { ...one, name: 'two' }])).toThrow(/"one" and "two" fit the field "name"/);
    expect(() => widgetFor(field, {}, [{ ...one, rank: () => RANK.none }])).toThrow('No widget fits the field "name"');
  });
});
