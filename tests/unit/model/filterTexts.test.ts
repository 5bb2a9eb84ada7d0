/** Which texts a list offers as filters before users add some. */
import { expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';

const TEXT = { type: 'string' };

it.each<[says: string, name: string, field: object, isRequired: boolean, isShown: boolean]>([
  ['a name', 'publisherName', {}, false, true],
  ['a code', 'countryCode', { pattern: '^[A-Z]{2}$' }, false, true],
  ['a short text that each record has', 'district', { maxLength: 40 }, true, true],
  ['a required text without a telling name', 'crop', {}, true, true],
  ['an optional text without a telling name', 'crop', {}, false, false],
  ['words of a pattern', 'stage', { pattern: '^(early|late)' }, true, true],
  ['an address', 'source', { format: 'uri' }, true, false],
  ['an address by its pattern', 'guideText', { pattern: '^https?://' }, true, false],
  ['a colour', 'hex', { pattern: '^[0-9A-F]{6}$' }, true, false],
  ['digits', 'makerNumber', { pattern: '^\\d+$' }, true, false],
  ['an amount', 'takerFee', {}, true, false],
  ['dimensions', 'physical_dimensions', {}, true, false],
  ['a version', 'semver', {}, true, false],
  ['a version by its pattern', 'vm', { pattern: '^([0-9]+\\.[0-9]+\\.[0-9]+)($|-)?' }, true, false],
  ['a text in JSON', 'metadata', {}, true, false],
  ['a long text', 'plot', { maxLength: 4000 }, true, false],
])('of %s', (_, name, field, isRequired, isShown) => {
  const files = {
    'lot.json': {
      properties: { id: { type: 'integer' }, [name]: { ...TEXT, ...field } },
      required: isRequired ? [name] : [],
      'x-admin': { idField: 'id', routes: {}, calls: { rest: { path: 'lots', dialect: 'json-server' } }, list: {} },
    },
  };
  const filters = compileEntity('lot.json', files as never).entity.list!.filters.fields;
  expect(filters.flatMap((filter) => (filter.isOptional ? [] : filter.name))).toEqual(
    isShown ? [`${name}_like`, 'q'] : ['q'],
  );
});
