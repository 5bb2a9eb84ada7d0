import { describe, expect, it } from 'vitest';
import { checksByFormat } from '../../../src/model/formRules/formats';
import {
  checkPasswordRules,
  isPasswordFormatName,
  getPasswordFormatName,
} from '../../../src/model/formRules/passwords';

/** Password, whether the standard mode accepts it, and the requirements of the strong mode it does not meet. */
const PASSWORDS: [password: string, standard: boolean, missing: string[]][] = [
  ['', false, ['length', 'digit', 'small', 'capital', 'special']],
  ['1', false, ['length', 'small', 'capital', 'special']],
  ['12345', false, ['length', 'small', 'capital', 'special']],
  ['123456', true, ['length', 'small', 'capital', 'special']],
  ['1234567', true, ['length', 'small', 'capital', 'special']],
  ['abcde', false, ['length', 'digit', 'capital', 'special']],
  ['abcdef', true, ['length', 'digit', 'capital', 'special']],
  ['      ', true, ['length', 'digit', 'small', 'capital', 'special']],
  ['Abc#1', false, ['length']],
  ['Abc#12', true, ['length']],
  ['Wattdesk#2026', true, []],
  ['Wattdesk#202', true, []],
  ['Wattdesk#20', true, ['length']],
  ['wattdesk#2026', true, ['capital']],
  ['WATTDESK#2026', true, ['small']],
  ['Wattdesk#four', true, ['digit']],
  ['Wattdesk12026', true, ['special']],
  ['Wattdesk 2026', true, ['special']],
  ['wattdesk 2026', true, ['capital', 'special']],
  ['############', true, ['digit', 'small', 'capital']],
  ['111111111111', true, ['small', 'capital', 'special']],
  ['Ünïcodé-2026', true, []],
  ['ünïcodé-2026', true, ['capital']],
  ['密码密码密码密码密码密码', true, ['digit', 'small', 'capital', 'special']],
  ['密码A1b#密码密码密码', true, []],
  ['Abc1😀defghij', true, []],
  ['😀😀😀😀😀', false, ['length', 'digit', 'small', 'capital']],
  ['😀😀😀😀😀😀', true, ['length', 'digit', 'small', 'capital']],
  ['Aa1_Aa1_Aa1_', true, []],
  ['Aa1Aa1Aa1Aa1', true, ['special']],
  [`Aa1#${'x'.repeat(28)}`, true, []],
];

describe('new passwords', () => {
  it.each(PASSWORDS)('%j: standard %s, strong misses %j', (password, standard, missing) => {
    expect(checksByFormat['new-password']!(password)).toBe(standard);
    expect(checksByFormat['strong-password']!(password)).toBe(missing.length === 0);
    const lacking = checkPasswordRules('strong-password', password).filter(({ isMet }) => !isMet);
    expect(lacking.map(({ rule }) => rule)).toEqual(missing);
  });

  it('are strong by the flag alone', () => {
    expect([false, true].map(getPasswordFormatName)).toEqual(['new-password', 'strong-password']);
    expect(checkPasswordRules('new-password', '')).toEqual([{ rule: 'length', minimum: 6, isMet: false }]);
  });

  it.each([
    ['new-password', true],
    ['strong-password', true],
    ['email', false],
    ['constructor', false],
    [undefined, false],
  ])('know %s as one of theirs: %s', (format, known) => expect(isPasswordFormatName(format)).toBe(known));
});
