/** Texts of errors without a server message: two common first lines, then a line of advice. */
import { expect, it } from 'vitest';
import { ERROR_TEXTS } from '../../../dataProvider/contract/errorTexts';
import { errorTexts } from '../../../src/i18n/zhHans/errorTexts';

const UNREACHABLE = ['network', 'offline', 'forbiddenOrigin'];
/** Errors for which a retry does not help. */
const FINAL = ['unsortable'];

it.each([
  ['English', ERROR_TEXTS, 'Network error', 'Request failed, please try again'],
  ['Chinese', errorTexts, '网络错误', '请求失败，请重试'],
] as [string, Record<string, string>, string, string][])('in %s', (_, texts, unreachable, failed) => {
  for (const [fault, text] of Object.entries(texts)) {
    const [first, help, ...more] = text.split('\n');
    const expected = FINAL.includes(fault) ? expect.not.stringContaining(failed) : failed;
    expect([fault, first]).toEqual([fault, UNREACHABLE.includes(fault) ? unreachable : expected]);
    expect([fault, help === undefined, more]).toEqual([fault, fault === 'failed', []]);
  }
});
