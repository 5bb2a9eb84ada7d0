import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import {
  containsServerMask,
  isSecretMask,
  SECRET_MASK,
  normalizeSecretMask,
} from '../../../src/model/values/maskedSecrets';
import { matchesCondition } from '../../../src/model/formRules/matchesCondition';
import { createTestModule, getRecordShape } from '../../support/entityModule';

/** Compiles an entity whose rows are editable under this condition. */
function rowsLike(actionsWhen: FieldDefinition) {
  const module = createTestModule(
    {
      properties: {
        status: { type: 'string', 'x-ui': { alternateResponseNames: ['state'] } },
        kind: { type: 'integer', 'x-ui': { options: 'kinds', codesUsedByRules: ['FREE'] } },
        tags: { type: 'array', items: { type: 'string' } },
        phase: { type: 'string', readOnly: true, oneOf: [{ const: 'In Progress', title: 'Under way' }] },
        choice: { type: 'string', oneOf: [{ const: 'In Progress', title: 'Under way' }] },
      },
    },
    { list: { columns: ['status'], editableWhen: actionsWhen as never } },
    { kinds: { call: 'GET kinds' } },
  );
  const getName = (_: string, value: unknown) => (value === 2 ? 'Free' : undefined);
  return (record: object, names = false) => {
    const { shape, validators } = getRecordShape(module);
    const own = names ? { ...validators, getOptionCodeLabel: getName } : validators;
    return matchesCondition({ shape, validators: own }, module.entity.list!.editableWhen, { ...record });
  };
}

const is = (name: string, value: unknown): FieldDefinition => ({
  properties: { [name]: { const: value } },
  required: [name],
});

describe('a record that is to be like something', () => {
  it.each<[string, FieldDefinition, object, boolean]>([
    ['is', is('status', 'Active'), { status: 'Active' }, true],
    ['is not', is('status', 'Active'), { status: 'Draft' }, false],
    ['lacks the field', is('status', 'Active'), {}, false],
    ['is under another name of the field', is('status', 'Active'), { state: 'Active' }, true],
    [
      'is under another name where the own one holds nothing',
      is('status', 'Active'),
      { status: '', state: 'Active' },
      true,
    ],
    [
      'is, where the server spells a choice of its own otherwise',
      is('phase', 'In Progress'),
      { phase: 'IN_PROGRESS' },
      true,
    ],
    ['is not, where staff have chosen it', is('choice', 'In Progress'), { choice: 'IN_PROGRESS' }, false],
    ['has a value', { required: ['status'] }, { status: 'x' }, true],
    ['has an empty text', { required: ['status'] }, { status: '' }, false],
    ['has null', { required: ['status'] }, { status: null }, false],
    ['has an empty list', { required: ['tags'] }, { tags: [] }, false],
    ['has zero, which is a value', { required: ['kind'] }, { kind: 0 }, true],
    ['has a field that is not described', is('other', 1), { other: 1 }, true],
    ['has no field that every object has', { required: ['constructor'] }, {}, false],
  ])('%s', (_, condition, record, expected) => expect(rowsLike(condition)(record)).toBe(expected));

  it('is told by the name of an option where only that says it', () => {
    const isFree = rowsLike(is('kind', 'FREE'));
    expect([isFree({ kind: 2 }), isFree({ kind: 2 }, true), isFree({ kind: 1 }, true)]).toEqual([false, true, false]);
  });

  it('is so without a condition, and under one that nobody has compiled', () => {
    const filled = getRecordShape(createTestModule({}));
    expect(matchesCondition(filled, undefined, {})).toBe(true);
    expect(matchesCondition(filled, 'nobody', {})).toBe(true);
  });
});

describe('a mask', () => {
  const text = { reads: 'text', ui: {} } as const;
  const secret = { ...text, ui: { maskedByServer: true } };

  it.each<[unknown, boolean]>([
    ['*', true],
    ['******', true],
    ['•••', true],
    ['*•*', true],
    ['********X', true],
    ['a••••••', true],
    [SECRET_MASK, true],
    ['', false],
    ['*****X', false],
    ['** *', false],
    ['*a', false],
    [null, false],
    [undefined, false],
    [['*'], false],
  ])('%j holds one: %s', (value, expected) => {
    expect(containsServerMask(secret, value)).toBe(expected);
    expect(containsServerMask({ ...text, ui: { revealSecretFlag: 'flags.a' } }, value)).toBe(expected);
    expect(containsServerMask({ ...text, reads: 'secret' }, value)).toBe(expected);
    expect(containsServerMask(text, value)).toBe(false);
  });

  it.each(['********', ' *** ', '•'])('of the server, %j, is one in the form, whatever its length', (value) => {
    expect(normalizeSecretMask(secret, value)).toBe(SECRET_MASK);
    expect(isSecretMask(secret, normalizeSecretMask(secret, value))).toBe(true);
    expect(normalizeSecretMask(text, value)).toBe(value);
  });

  it('is none where somebody has typed it', () => {
    expect(isSecretMask(secret, '********')).toBe(false);
    expect(normalizeSecretMask(secret, '*a')).toBe('*a');
  });
});
