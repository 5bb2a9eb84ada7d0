import { describe, expect, it } from 'vitest';
import { toFormValues, toLoadedFields, toRequestBody } from '../../../src/model/wire/serialization';
import { filledOf } from './filled';

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
    expect(toLoadedFields(thing, values)).toEqual({ ...fields, onlyOfA: 'x' });
    expect(toRequestBody(thing, values)).toEqual({ ...fields, version: 3 });
  });
});
