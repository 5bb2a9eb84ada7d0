import { describe, expect, it } from 'vitest';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { toEditedBody, toLoadedBody } from '../../../src/model/wire/toEditedBody';
import { filledOf, type Values } from './filled';

describe('the fields of a form that nobody has changed', () => {
  const thing = filledOf({
    properties: {
      kind: { enum: ['A', 'B'] },
      onlyOfA: { type: 'string' },
      day: { type: 'string', format: 'yyyy-MM-dd HH:mm' },
      made: { type: 'string', readOnly: true },
      version: { type: 'integer', readOnly: true, 'x-ui': { sendBackUnchanged: true } },
      owner: { type: 'object', properties: { name: { type: 'string' }, key: { type: 'string', readOnly: true } } },
      rows: { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } },
    },
    if: { properties: { kind: { const: 'B' } }, required: ['kind'] },
    then: { properties: { onlyOfA: false } },
  });
  const record = {
    id: 7,
    kind: 'B',
    onlyOfA: 'x',
    day: '2027-01-02 03:04',
    made: 'ana',
    version: 3,
    owner: { name: 'Bo', key: 'k' },
    rows: [{ label: 'one' }],
    other: 1,
  };
  const values = toFormValues(thing.shape, record);

  it('have what a rule forbids, because a save removes it', () => {
    const fields = { kind: 'B', day: '2027-01-02 03:04', owner: { name: 'Bo' }, rows: [{ label: 'one' }] };
    expect(toLoadedBody(thing, values)).toEqual({ ...fields, onlyOfA: 'x', owner: { name: 'Bo', key: 'k' } });
    expect(toRequestBody(thing, values)).toEqual({ ...fields, version: 3 });
  });
});

describe('an empty text of the API', () => {
  const thing = filledOf({
    properties: {
      name: { type: 'string' },
      code: { type: 'string', pattern: '^[A-Z]+$' },
      blank: { type: 'string', pattern: '^$|^[a-z]+$' },
      nullable: { type: ['string', 'null'] },
      cleared: { type: ['string', 'null'], 'x-ui': { emptyValue: null } },
      kind: { enum: ['A', 'B'] },
      privacy: { type: 'string', enum: ['', 'any'] },
      owner: { type: 'object', properties: { name: { type: 'string' } } },
      rows: {
        type: 'array',
        items: { type: 'object', properties: { label: { type: 'string' }, no: { type: 'integer' } } },
      },
    },
    if: { properties: { kind: { const: 'B' } }, required: ['kind'] },
    then: { properties: { name: false } },
  });
  const record = {
    name: '',
    code: '',
    blank: '',
    nullable: '',
    cleared: '',
    privacy: '',
    owner: { name: '' },
    rows: [{ label: '', no: 1 }],
  };
  const initial = toFormValues(thing.shape, record);
  const untouched = {
    name: '',
    blank: '',
    nullable: '',
    cleared: '',
    privacy: '',
    owner: { name: '' },
    rows: [{ label: '', no: 1 }],
  };

  it.each<[string, Values, Values, Values]>([
    ['is sent back as long as nobody types', {}, initial, untouched],
    ['is replaced', { name: 'a', nullable: 'b' }, initial, { ...untouched, name: 'a', nullable: 'b' }],
    ['is absent if a rule forbids it', { kind: 'B' }, initial, { ...untouched, kind: 'B', name: undefined }],
    ['is absent if users have cleared another text', {}, { ...initial, name: 'a' }, { ...untouched, name: undefined }],
  ])('%s', (_, typed, before, sent) =>
    expect(toEditedBody(thing, { ...initial, ...typed }, before)).toEqual(JSON.parse(JSON.stringify(sent))),
  );

  it('is no change of the record', () => expect(toLoadedBody(thing, initial)).toEqual(untouched));
});
