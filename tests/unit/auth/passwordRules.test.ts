import { describe, expect, it } from 'vitest';
import { passwordFault } from '../../../src/auth/password/rules';

describe('passwordFault', () => {
  it.each([
    ['12345', 'tooShort'],
    ['123456', undefined],
    ['x'.repeat(32), undefined],
    ['x'.repeat(33), 'tooLong'],
  ])('standard: %s → %s', (password, fault) => expect(passwordFault(password, false)).toBe(fault));

  it.each([
    ['Wattdesk#2026', undefined],
    ['Wattdesk#202', undefined],
    ['Wattdesk#20', 'weak'],
    ['wattdesk#2026', 'weak'],
    ['WATTDESK#2026', 'weak'],
    ['Wattdesk#four', 'weak'],
    ['Wattdesk12026', 'weak'],
    ['Wattdesk 2026', 'weak'],
    ['short', 'weak'],
    [`Wattdesk#2026${'x'.repeat(20)}`, 'tooLong'],
  ])('strong: %s → %s', (password, fault) => expect(passwordFault(password, true)).toBe(fault));
});
