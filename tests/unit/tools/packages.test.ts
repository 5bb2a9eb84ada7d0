import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arePackagesInstalled } from '../../../tools/run/installedPackages.mjs';

const ONE = { version: '1.0.0', resolved: 'https://registry/one.tgz', integrity: 'sha512-one', dev: true };
const ELSEWHERE = { version: '2.0.0', integrity: 'sha512-two', optional: true, os: ['win32'] };
const LOCK = { '': { name: 'wattdesk' }, 'node_modules/one': ONE, 'node_modules/elsewhere': ELSEWHERE };

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'wattdesk-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(locked: object, installed?: object): void {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  if (!installed) return;
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
}

describe('packages', () => {
  it.each<[string, boolean, object, object | undefined]>([
    ['are there, but for those of another system', true, LOCK, { 'node_modules/one': ONE }],
    [
      'are there, and those of this system',
      true,
      LOCK,
      { 'node_modules/one': ONE, 'node_modules/elsewhere': ELSEWHERE },
    ],
    ['were never installed', false, LOCK, undefined],
    ['are of another version', false, LOCK, { 'node_modules/one': { ...ONE, version: '1.0.1' } }],
    ['are of another content', false, LOCK, { 'node_modules/one': { ...ONE, integrity: 'sha512-other' } }],
    ['lack one', false, LOCK, {}],
    ['have one that went', false, { '': {} }, { 'node_modules/one': ONE }],
  ])('%s', (_, isThere, locked, installed) => {
    write(locked, installed);
    expect(arePackagesInstalled(folder)).toBe(isThere);
  });

  it('are there in a copied folder, whose files are of another time', () => {
    write(LOCK, { 'node_modules/one': ONE });
    const copy = join(folder, 'copy');
    mkdirSync(copy);
    for (const part of ['node_modules', 'package-lock.json'])
      cpSync(join(folder, part), join(copy, part), { recursive: true });
    utimesSync(join(copy, 'node_modules/.package-lock.json'), 1000, 1000);
    expect(arePackagesInstalled(copy)).toBe(true);
  });

  it('of this project are there', () => expect(arePackagesInstalled()).toBe(true));
});
