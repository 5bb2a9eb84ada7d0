/** Objects that may be null inside of objects. */
import { expect, it } from 'vitest';
import { getInitialValues } from '../../../src/model/form/initialValues';
import { validateForm } from '../../../src/model/form/validateForm';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { filledOf } from './filled';

const SIZE = { type: 'integer' } as const;
const MEMORY = {
  type: ['object', 'null'],
  properties: { free: SIZE, total: SIZE },
  required: ['free', 'total'],
  'x-ui': { emptyValue: null },
} as const;

it('an object that may be null is left null in a new record, also in a required object', () => {
  const filled = filledOf({
    properties: {
      memory: MEMORY,
      platform: { type: 'object', properties: { name: { type: 'string' }, memory: MEMORY }, required: ['name'] },
    },
    required: ['platform'],
  } as never);
  const values = getInitialValues(filled.shape, {} as never);
  const named = { ...values, platform: { ...(values['platform'] as object), name: 'a' } };
  expect(validateForm(filled, named)).toEqual({});
  expect(toRequestBody(filled, named)).toEqual({ memory: null, platform: { name: 'a', memory: null } });
  const part = { ...named, platform: { name: 'a', memory: { free: 1 } } };
  expect(Object.keys(validateForm(filled, part))).toEqual(['platform.memory.total']);
});
