import { describe, expect, it } from 'vitest';
import shipped from '../../../public/config.json';
import type { Config } from '../../../src/model/schemaLanguage/publicConfigType';
import { getComputedValues, getInitialValues, type ValueSources } from '../../../src/model/form/initialValues';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import { validateForm } from '../../../src/model/form/validateForm';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { getProductModule, getRecordShape } from '../../support/entityModule';
import { saidIn } from './said';

type Values = Record<string, unknown>;
const user = getRecordShape(getProductModule('access-user'));
const { shape } = user;
const FIELDS = ['providerPk', 'groupPk', 'sitePks'];

const originOf = (route?: string, requireStrongPasswords = false): ValueSources => ({
  config: { ...(shipped as Config), flags: { ...(shipped as Config).flags, requireStrongPasswords } },
  today: '2026-03-01',
  route,
});

const plain = { userName: 'tan.weiming', email: 'tan@wattdesk.test', password: 'secret', countryCode: 'SG' };
const all = { providerPk: 2, groupPk: 3, sitePks: [4, 5] };

const newUser = (valueSources: ValueSources, more: Values): Values => ({
  ...getInitialValues(shape, valueSources),
  ...plain,
  ...more,
});
const stored = (valueSources: ValueSources, record: Values): Values => ({
  ...toFormValues(shape, record),
  ...getComputedValues(shape, valueSources),
});

/** Role, route, fields that are not part of the record, and the errors of an empty form in the remaining fields. */
const ROLES: [role: string, route: string | undefined, absent: string[], said: Record<string, string>][] = [
  ['ADMIN', undefined, FIELDS, {}],
  ['ADMIN', 'provider', FIELDS, {}],
  ['VIEWER', undefined, FIELDS, {}],
  ['PROVIDER', undefined, ['groupPk', 'sitePks'], {}],
  ['PROVIDER', 'provider', ['groupPk', 'sitePks'], { providerPk: 'Provider is required' }],
  ['GROUP', undefined, ['providerPk', 'sitePks'], { groupPk: 'Group is required' }],
  ['GROUP', 'provider', ['providerPk', 'sitePks'], { groupPk: 'Group is required' }],
  ['SITE', undefined, ['providerPk', 'groupPk'], { sitePks: 'Please select at least one site' }],
  ['SITE', 'provider', ['providerPk', 'groupPk'], { sitePks: 'Please select at least one site' }],
  ['STACK HOLDER', undefined, ['providerPk', 'groupPk'], { sitePks: 'Please select at least one site' }],
  ['STACK HOLDER', 'provider', ['providerPk', 'groupPk'], { sitePks: 'Please select at least one site' }],
  ['STACKHOLDER', undefined, FIELDS, {}],
];

describe('the role of a user', () => {
  it.each(ROLES)('%s at the addresses %s leaves out %j and asks %j', (roleName, route, absent, said) => {
    const valueSources = originOf(route);
    expect(saidIn(validateForm(user, newUser(valueSources, { roleName })))).toEqual(said);
    const full = newUser(valueSources, { roleName, ...all });
    expect(saidIn(validateForm(user, full))).toEqual({});
    const { states } = evaluateForm(shape, full, user.validators);
    expect(FIELDS.filter((name) => !states.get(name)?.visible)).toEqual(absent);
    const kept = Object.fromEntries(Object.entries(all).filter(([name]) => !absent.includes(name)));
    expect(toRequestBody(user, full)).toEqual({ ...plain, callingCode: '65', roleName, ...kept });
  });

  it('says nothing of a provider where the field is not shown, and takes none away', () => {
    const record = { userPk: 3, ...plain, password: undefined, roleName: 'PROVIDER', providerPk: 4, tenantId: 1 };
    expect(toRequestBody(user, stored(originOf(), record))).toMatchObject({ providerPk: 4, tenantId: 1 });
  });

  it('empties what no longer fits when somebody changes it', () => {
    expect(shape.fields['roleName']!.ui.resetsFields).toEqual(FIELDS);
  });
});

describe('the password of a user', () => {
  const role = { roleName: 'ADMIN' };
  const old = { userPk: 3, userName: 'a', email: 'a@b.c', countryCode: 'SG', roleName: 'ADMIN' };
  it.each<[string, Values, boolean, string | undefined]>([
    ['none for a new user', newUser(originOf(), { ...role, password: '' }), false, 'Passwrod is required'],
    [
      'five characters',
      newUser(originOf(), { ...role, password: '12345' }),
      false,
      'Password needs to be more than 6 characters',
    ],
    ['six characters', newUser(originOf(), { ...role, password: '123456' }), false, undefined],
    [
      'six where it must be strong',
      newUser(originOf(undefined, true), { ...role, password: '123456' }),
      true,
      'The password is not strength',
    ],
    [
      'five where it must be strong',
      newUser(originOf(undefined, true), { ...role, password: '12345' }),
      true,
      'The password is not strength',
    ],
    ['a strong one', newUser(originOf(undefined, true), { ...role, password: 'Wattdesk#2026' }), true, undefined],
    ['none for a stored user', stored(originOf(), old), false, undefined],
    [
      'a short one for a stored user',
      stored(originOf(), { ...old, password: 'abc' }),
      false,
      'Password needs to be more than 6 characters',
    ],
    [
      'a weak one for a stored user',
      stored(originOf(undefined, true), { ...old, password: 'abcdefgh' }),
      true,
      'The password is not strength',
    ],
  ])('%s', (_, values, strong, message) => {
    expect(saidIn(validateForm(user, values))['password']).toBe(message);
    const { states } = evaluateForm(shape, values, user.validators);
    expect(states.get('password')?.format).toBe(strong ? 'strong-password' : undefined);
  });

  it('is not sent while it is empty, and sent as it was typed', () => {
    expect(toRequestBody(user, stored(originOf(), old))).not.toHaveProperty('password');
    expect(toRequestBody(user, stored(originOf(), { ...old, password: ' blank ' }))).toHaveProperty(
      'password',
      ' blank ',
    );
  });
});

describe('the e-mail address of a user', () => {
  it.each([
    ['tan@wattdesk.test', undefined],
    ['tan@wattdesk', 'Please type a correct email'],
    ['tan wei@wattdesk.test', 'Please type a correct email'],
    ['tan@@wattdesk.test', 'Please type a correct email'],
    ['@wattdesk.test', 'Please type a correct email'],
    ['', 'Email is required'],
  ])('%j: %s', (email, message) => {
    expect(saidIn(validateForm(user, newUser(originOf(), { roleName: 'ADMIN', email })))['email']).toBe(message);
  });
});
