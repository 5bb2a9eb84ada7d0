/** Texts of errors without a server message: two common first lines, then a line of advice. */
import { expect, it } from 'vitest';
import { ERROR_TEXTS } from '../../../dataProvider/contract/errorTexts';
import { readTranslations } from './keys';

const UNREACHABLE = ['network', 'offline', 'forbiddenOrigin'];
/** Errors for which a retry does not help, and which say something else first. */
const OTHERS = ['unfinished', 'unsortable', 'refused'];
/** Errors of a request that would fail again: nothing advises to repeat it. */
const FINAL = ['forbidden', 'missing', 'conflict', 'tooLarge', 'status'];

const others = readTranslations().map(({ code, texts }) => [code, texts.wd.error] as const);

it.each([['en', ERROR_TEXTS], ...others] as [string, Record<string, string>][])('in %s', (_, texts) => {
  const failed = texts['failed'];
  const [unreachable] = (texts['network'] ?? '').split('\n');
  const [final] = (texts['missing'] ?? '').split('\n');
  expect(failed).toMatch(/\S/);
  // "Request failed" and "Request failed, please try again" begin alike.
  expect(failed!.startsWith(final!) && failed !== final).toBe(true);
  expect(unreachable).not.toBe(failed);
  for (const [fault, text] of Object.entries(texts)) {
    const [first, help, ...more] = text.split('\n');
    const expected = OTHERS.includes(fault)
      ? expect.not.stringContaining(failed!)
      : FINAL.includes(fault)
        ? final
        : failed;
    expect([fault, first]).toEqual([fault, UNREACHABLE.includes(fault) ? unreachable : expected]);
    expect([fault, help === undefined, more]).toEqual([fault, fault === 'failed', []]);
  }
});
