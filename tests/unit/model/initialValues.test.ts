import { describe, expect, it } from 'vitest';
import shipped from '../../../public/config.json';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { Config } from '../../../src/model/schemaLanguage/publicConfigType';
import {
  getComputedValues,
  getInitialValues,
  resolveValueSource,
  type ValueSources,
} from '../../../src/model/form/initialValues';
import { validateForm } from '../../../src/model/form/validateForm';
import { fieldsOf, filledOf } from './filled';

const config = shipped as Config;
const today = '2027-03-09';
const plain: ValueSources = { config, today };

describe('a new record', () => {
  it('starts with defaults, empty lists and nothing of the server', () => {
    const { shape } = fieldsOf({
      made: { type: 'string', readOnly: true },
      name: { type: 'string' },
      on: { type: 'boolean', default: true },
      list: { type: 'array', items: { type: 'string' } },
      place: {
        type: 'object',
        properties: { floor: { type: 'integer' }, kind: { type: 'string', default: 'street' } },
      },
      any: { type: 'object', properties: { a: { type: 'string' } }, 'x-ui': { widget: 'json' } },
    });
    expect(getInitialValues(shape, plain)).toEqual({
      name: null,
      on: true,
      list: [],
      place: { floor: null, kind: null },
      any: null,
    });
  });

  it('has the defaults of an object only where the object is required', () => {
    const limits: FieldDefinition = {
      type: 'object',
      properties: { on: { type: 'boolean', default: true }, tags: { type: 'array', items: { type: 'string' } } },
    };
    const { shape } = fieldsOf({ limits, outer: { type: 'object', properties: { limits }, required: ['limits'] } });
    const withLimits = (required: string[]) => getInitialValues({ ...shape, required }, plain);
    expect(withLimits([])).toEqual({ limits: { on: null, tags: [] }, outer: { limits: { on: null, tags: [] } } });
    expect(withLimits(['limits'])).toMatchObject({ limits: { on: true } });
    expect(withLimits(['outer'])).toMatchObject({ limits: { on: null }, outer: { limits: { on: true } } });
  });

  it('starts with the keys of the form', () => {
    const { shape } = fieldsOf({ 'a.b': { type: 'string', default: 'x' } });
    expect(getInitialValues(shape, plain)).toEqual({ [shape.fields['a.b']!.key]: 'x' });
  });

  it('has of what can have one value only that value, and a switch that must say yes or no says no', () => {
    const thing = filledOf({
      properties: {
        kind: { const: 'ABSOLUTE' },
        version: { enum: ['3.0.0'] },
        level: { type: 'integer', const: 0 },
        note: { const: 'optional' },
        on: { type: 'boolean' },
        maybe: { type: 'boolean' },
        chosen: { type: 'boolean', enum: [true, false] },
      },
      required: ['kind', 'version', 'level', 'on', 'chosen'],
    });
    const values = getInitialValues(thing.shape, plain);
    expect(values).toEqual({
      kind: 'ABSOLUTE',
      version: '3.0.0',
      level: 0,
      note: null,
      on: false,
      maybe: null,
      chosen: null,
    });
    expect(Object.keys(validateForm(thing, values))).toEqual(['chosen']);
  });

  it('never shares a default with another one', () => {
    const { shape } = fieldsOf({ tags: { type: 'array', items: { type: 'string' }, default: ['a'] } });
    const [one, other] = [getInitialValues(shape, plain), getInitialValues(shape, plain)];
    (one['tags'] as string[]).push('b');
    expect(other['tags']).toEqual(['a']);
  });
});

describe('a value that only the page knows', () => {
  const record = fieldsOf({
    connectorId: { type: 'integer' },
    plugs: { type: 'array', items: { type: 'string' }, 'x-ui': { serialization: 'comma' } },
    audit: {
      type: 'object',
      properties: { createBy: { type: 'string', 'x-ui': { alternateResponseNames: ['createdBy'] } } },
    },
    charged: { type: 'boolean' },
  }).shape;
  const asked: ValueSources = {
    ...plain,
    record: { shape: record, values: { connectorId: 2, plugs: 'AC,DC', audit: { createdBy: 'me' }, charged: 1 } },
  };

  it.each<[string, ValueSources, unknown]>([
    ['config.country', { ...plain, config: { ...config, country: 'MY' } }, 'MY'],
    ['config.currency', plain, 'SGD'],
    ['config.callingCode', plain, config.callingCode],
    ['today', plain, '2027-03-09'],
    ['thisMonth', plain, '2027-03'],
    ['thisYear', plain, 2027],
    // Known only when the option list is loaded.
    ['firstOption', plain, null],
    ['config.constructor', plain, null],
    ['record.connectorId', asked, 2],
    ['record.audit.createBy', asked, 'me'],
    ['record.nobody', asked, null],
    ['record.constructor', asked, null],
    ['record.connectorId', plain, null],
  ])('%s', (source, valueSources, value) => expect(resolveValueSource(source, valueSources)).toEqual(value));

  it('asks for the day, which is dear, only where it is wanted', () => {
    let times = 0;
    const valueSources: ValueSources = {
      config,
      get today() {
        times += 1;
        return '2027-03-04';
      },
    };
    resolveValueSource('country', valueSources);
    resolveValueSource('record.country', valueSources);
    resolveValueSource('firstOption', valueSources);
    expect(times).toBe(0);
    expect(resolveValueSource('thisYear', valueSources)).toBe(2027);
    expect(times).toBe(1);
  });

  it.each<[string, Parameters<typeof fieldsOf>[0][string], ValueSources, unknown]>([
    [
      'goes before a default',
      { type: 'string', default: 'EUR', 'x-ui': { defaultFrom: 'config.currency' } },
      plain,
      'SGD',
    ],
    [
      'leaves the default where it is not known',
      { type: 'string', default: 'x', 'x-ui': { defaultFrom: 'record.audit.createBy' } },
      plain,
      'x',
    ],
    [
      'leaves a list empty where it is not known',
      { type: 'array', items: { type: 'string' }, 'x-ui': { defaultFrom: 'record.plugs' } },
      plain,
      [],
    ],
    [
      'is a list where the server sends a text',
      { type: 'array', items: { type: 'string' }, 'x-ui': { defaultFrom: 'record.plugs', serialization: 'comma' } },
      asked,
      ['AC', 'DC'],
    ],
    ['is a text where a text is wanted', { type: 'string', 'x-ui': { defaultFrom: 'thisYear' } }, plain, '2027'],
    ['is yes where the server says 1', { type: 'boolean', 'x-ui': { defaultFrom: 'record.charged' } }, asked, true],
  ])('%s', (_, field, valueSources, value) => {
    expect(getInitialValues(fieldsOf({ field }).shape, valueSources)['field']).toEqual(value);
  });

  it('is given in rows and objects, too', () => {
    const { shape } = fieldsOf({
      place: { type: 'object', properties: { country: { type: 'string', 'x-ui': { defaultFrom: 'config.country' } } } },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          properties: { country: { type: 'string', 'x-ui': { defaultFrom: 'config.country' } } },
        },
        default: [{}],
      },
    });
    const values = getInitialValues({ ...shape, required: ['place'] }, plain);
    expect(values).toEqual({ place: { country: 'SG' }, rows: [{ country: 'SG' }] });
  });
});

describe('a fact that rules speak of', () => {
  const { shape } = fieldsOf({
    strong: { type: 'boolean', readOnly: true, 'x-ui': { valueFrom: 'flags.requireStrongPasswords' } },
    unknown: { type: 'boolean', 'x-ui': { valueFrom: 'flags.nobody' } },
    connector: { type: 'integer', 'x-ui': { valueFrom: 'record.connectorId' } },
    name: { type: 'string' },
  });
  const record = {
    shape: fieldsOf({ connectorId: { type: 'integer', 'x-ui': { alternateResponseNames: ['connector_id'] } } }).shape,
    values: { connector_id: 0 },
  };
  const on: ValueSources = {
    ...plain,
    config: { ...config, flags: { ...config.flags, requireStrongPasswords: true } },
    record,
  };

  it('stands among the first values', () => {
    expect(getInitialValues(shape, on)).toEqual({ strong: true, unknown: false, connector: 0, name: null });
    expect(getInitialValues(shape, { ...plain, config: { ...config, flags: undefined } as unknown as Config })).toEqual(
      {
        strong: false,
        unknown: false,
        connector: null,
        name: null,
      },
    );
  });

  it('stands beside those of a record that the server has', () => {
    expect(getComputedValues(shape, on)).toEqual({ strong: true, unknown: false, connector: 0 });
  });
});
