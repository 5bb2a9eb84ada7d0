import { describe, expect, it } from 'vitest';
import { periodWords } from '../../support/periodWords';
import shipped from '../../../public/config.json';
import { toSheetRows } from '../../../src/generator/list/export/sheet';
import type { Config } from '../../../src/model/language/config';
import { draftOf } from '../../../src/model/form/draft';
import { MASK } from '../../../src/model/values/mask';
import type { Words } from '../../../src/model/reading/read';
import { isSecret, withoutHidden } from '../../../src/model/values/secrets';
import { fromWire, toWire } from '../../../src/model/wire/wire';
import { productModule, recordOf } from '../../support/entityModule';

type Values = Record<string, unknown>;
const { entity, ...module } = productModule('ocpi-credential');
const credential = recordOf({ entity, ...module });
const { shape } = credential;
const TOKEN = 'p4OjoTopYNoBm1PrptJ80e3Wz';
const NEW = 'nWhKq2-refreshed';
const row = { credentialTokenId: 3, address: 'https://ocpi.test/versions', remarks: 'Partner' };

const configOf = (ocpiTokenDisplay: boolean): Config => ({
  ...(shipped as Config),
  flags: { ...(shipped as Config).flags, ocpiTokenDisplay },
});

describe('the token of credentials', () => {
  it.each<[flag: boolean, served: Values, refreshed: string | undefined, shown: unknown, sent: string | undefined]>([
    [true, { token: TOKEN }, undefined, TOKEN, TOKEN],
    [true, { token: TOKEN }, NEW, NEW, NEW],
    [true, {}, undefined, undefined, undefined],
    [true, {}, NEW, NEW, NEW],
    [true, { token: '******' }, undefined, MASK, undefined],
    [false, {}, undefined, undefined, undefined],
    [false, {}, NEW, NEW, NEW],
    [false, { token: TOKEN }, undefined, undefined, undefined],
    [false, { token: TOKEN }, NEW, NEW, NEW],
    [false, { token: '••••' }, undefined, undefined, undefined],
    [false, { token: '******' }, NEW, NEW, NEW],
  ])('flag %s, served %j, refreshed %s: shown %s, sent %s', (flag, served, refreshed, shown, sent) => {
    const form = fromWire(shape, withoutHidden(shape, { ...row, ...served }, configOf(flag)));
    const values = refreshed === undefined ? form : { ...form, token: refreshed };
    expect(values['token']).toBe(shown);
    expect(toWire(credential, values)).toEqual({
      address: row.address,
      remarks: 'Partner',
      ...(sent === undefined ? {} : { token: sent }),
    });
  });

  it('is a secret: in no export, and in no draft', () => {
    expect(isSecret(shape.fields['token']!)).toBe(true);
    const words: Words = {
      language: 'en',
      yes: 'Yes',
      no: 'No',
      nameOf: () => undefined,
      symbolOf: () => 'S$',
      periods: periodWords,
    };
    const sheet = [...toSheetRows([{ ...row, token: TOKEN }], { shape, columns: entity.list!.columns, words })];
    expect(JSON.stringify(sheet)).not.toContain(TOKEN);
    expect(JSON.stringify(sheet)).toContain('Partner');
    const draft = draftOf(shape, {}, { remarks: 'Partner', token: TOKEN }, 0);
    expect(draft).toMatchObject({ values: { remarks: 'Partner' }, lacks: true });
    expect(JSON.stringify(draft)).not.toContain(TOKEN);
  });
});
