/** Logic behind a form: rules, validation and comparison with the initial values. */
import { describe, expect, it, vi } from 'vitest';
import { removeRowById } from '../../../src/generator/form/removeRowById';
import {
  getFilterFormDefinition,
  getInputFormDefinition,
  getRecordFormDefinition,
} from '../../../src/generator/formRules/formDefinition';
import {
  createSubmitAttemptTracker,
  createFormResolver,
  FORM_ERROR_KEY,
} from '../../../src/generator/formRules/formResolver';
import { createFormRuleStore } from '../../../src/generator/formRules/formRuleStore';
import { getErrorPaths, getValidationErrorPaths } from '../../../src/generator/formRules/formErrorPaths';
import { createTestModule } from '../../support/entityModule';

const thing = createTestModule(
  {
    properties: {
      on: { type: 'boolean' },
      name: { type: 'string', maxLength: 3 },
      rows: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
    },
    required: ['name'],
    if: { properties: { on: { const: true } }, required: ['on'] },
    then: { required: ['rows'] },
    else: { properties: { rows: false } },
  },
  {
    list: { filters: { properties: { name: { minLength: 2 } } } },
    actions: { own: { call: 'POST a', input: { properties: { why: { type: 'string' } }, required: ['why'] } } },
    calls: { page: 'GET things' },
  },
);
const formDefinition = getRecordFormDefinition(thing);

describe('a row that the server has deleted', () => {
  const ROWS = [{ id: 1 }, { id: 2 }];
  it.each<[string, Record<string, unknown>, string, unknown, Record<string, unknown>]>([
    ['is gone', { rows: ROWS, a: 1 }, 'rows', 2, { rows: [{ id: 1 }], a: 1 }],
    ['is gone from a list in an object', { of: { rows: ROWS } }, 'of.rows', 1, { of: { rows: [{ id: 2 }] } }],
    [
      'is gone from whichever row had it',
      { x: [{ rows: ROWS }, { rows: [] }] },
      'x.5.rows',
      1,
      { x: [{ rows: [{ id: 2 }] }, { rows: [] }] },
    ],
    ['is no other', { rows: ROWS }, 'rows', 3, { rows: ROWS }],
    ['is none of what is no row', { rows: [null, 'x', { id: 2 }] }, 'rows', 2, { rows: [null, 'x'] }],
    ['is not looked for where there is no list', { rows: 'x' }, 'rows', 2, { rows: 'x' }],
    ['is not looked for where there is no object', { of: null }, 'of.rows', 2, { of: null }],
  ])('%s', (_, values, path, id, expected) => expect(removeRowById(values, path, 'id', id)).toEqual(expected));
});

describe('the rules beside a form', () => {
  it('say of each field whether it is there, and of an unknown one that it is', () => {
    const store = createFormRuleStore(formDefinition, { on: true });
    expect(store.get('rows')).toMatchObject({ visible: true, required: true });
    expect(store.get('name')).toMatchObject({ visible: true, required: true });
    expect(store.get('rows.7.a')).toEqual({ visible: true, required: false, disabled: false });
    expect(createFormRuleStore(formDefinition, {}).get('rows')).toMatchObject({ visible: false });
  });

  it('tell of states that change, and of each record', () => {
    const store = createFormRuleStore(formDefinition, {});
    const [states, records] = [vi.fn(), vi.fn()];
    const stops = [store.subscribe(states), store.subscribeRecord(records)];
    expect(store.refresh(formDefinition, { name: ' x ' })).toEqual([]);
    expect([states, records].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(store.record()).toEqual({ name: 'x' });

    expect(store.refresh(formDefinition, { on: true })).toEqual(['rows']);
    expect([states, records].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
    // An added row adds a state, although no existing state has changed.
    store.refresh(formDefinition, { on: true, rows: [{}] });
    expect(states).toHaveBeenCalledTimes(2);

    for (const stop of stops) stop();
    store.refresh(formDefinition, {});
    expect([states, records].map(({ mock }) => mock.calls.length)).toEqual([2, 3]);
  });

  it('are asked for a check without telling anybody', () => {
    const store = createFormRuleStore(formDefinition, {});
    const told = vi.fn();
    store.subscribe(told);
    store.subscribeRecord(told);
    expect(store.evaluate(formDefinition, { on: true }).states.get('rows')).toMatchObject({ visible: true });
    expect(store.get('rows')).toMatchObject({ visible: false });
    expect(told).not.toHaveBeenCalled();
  });
});

describe('the check of a form', () => {
  const faultsOf = async (values: Record<string, unknown>, isTried: boolean, of = formDefinition) => {
    const attempt = createSubmitAttemptTracker();
    if (isTried) attempt.begin();
    const resolver = createFormResolver(of, createFormRuleStore(of, values), ({ rule }) => rule, attempt.isTried);
    const { errors, values: taken } = await resolver(values, undefined, {} as never);
    return { faults: getValidationErrorPaths(errors), taken };
  };

  it.each<[string, Record<string, unknown>, boolean, string[]]>([
    ['finds nothing', { name: 'abc' }, true, []],
    ['finds what is wrong at once', { name: 'abcd' }, false, ['name']],
    ['does not tell of what is missing before a save', {}, false, []],
    ['tells of what is missing after one', {}, true, ['name']],
    ['tells of what a rule asks for', { name: 'a', on: true }, true, ['rows']],
  ])('%s', async (_, values, isTried, expected) => {
    const { faults, taken } = await faultsOf(values, isTried);
    expect(faults).toEqual(expected);
    expect(taken).toEqual(expected.length === 0 ? values : {});
  });

  it('is that of the filters, or of what an action asks for', async () => {
    const filters = getFilterFormDefinition(thing, thing.entity.list!.filters);
    expect((await faultsOf({ name: 'a' }, true, filters)).faults).toEqual(['name']);
    expect((await faultsOf({ name: 'ab' }, true, filters)).faults).toEqual([]);
    const input = getInputFormDefinition(thing, thing.entity.actions['own']!);
    expect((await faultsOf({}, true, input)).faults).toEqual(['why']);
    expect([filters.sections, input.sections.map(({ fields }) => fields)]).toEqual([[], [['why']]]);
  });

  it('is none of an action that asks for nothing', () => {
    expect(() => getInputFormDefinition(thing, thing.entity.actions['export']!)).toThrow(
      /"export" of thing has no input/,
    );
  });
});

describe('messages that stand in a form', () => {
  it.each<[string, unknown, string[]]>([
    ['are none of nothing', undefined, []],
    ['are none of the server', { a: { type: 'server' }, b: { root: { type: 'server' } } }, []],
    ['are those of a list as a whole', { a: { root: { type: 'x' } } }, ['a']],
    ['are not what belongs to an error', { a: { type: 'x', ref: { type: 'text' }, root: { type: 'x' } } }, ['a']],
    ['are those of the form', { [FORM_ERROR_KEY]: { type: 'x' } }, [FORM_ERROR_KEY]],
    ['are those inside', { a: { b: [undefined, { c: { type: 'x' } }] } }, ['a.b.1.c']],
  ])('%s', (_, errors, expected) => expect(getValidationErrorPaths(errors)).toEqual(expected));

  it.each<[string, unknown, string[]]>([
    ['none', undefined, []],
    ['one of ours beside one of the server', { a: { type: 'x' }, b: { type: 'server' } }, ['a', 'b']],
    ['a list and its rows', { a: Object.assign([{ c: { type: 'x' } }], { root: { type: 'y' } }) }, ['a', 'a.0.c']],
  ])('and all of them, whoever has told them: %s', (_, errors, expected) =>
    expect(getErrorPaths(errors)).toEqual(expected),
  );
});
