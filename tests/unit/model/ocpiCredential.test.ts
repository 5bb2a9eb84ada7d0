import { describe, expect, it } from 'vitest';
import { PERIOD_TEXTS } from '../../support/periodTexts';
import shipped from '../../../public/config.json';
import { toSheetRows } from '../../../src/generator/list/export/sheetRows';
import type { Config } from '../../../src/model/schemaLanguage/publicConfigType';
import { createDraft } from '../../../src/model/form/formDraft';
import { SECRET_MASK } from '../../../src/model/values/maskedSecrets';
import type { DisplayFormatTexts } from '../../../src/model/displayFormats/displayFormat';
import { isSecretField, removeSecretsHiddenByFlag } from '../../../src/model/values/secretFields';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { getProductModule, getRecordShape } from '../../support/entityModule';

type Values = Record<string, unknown>;
const { entity, ...module } = getProductModule('ocpi-credential');
const credential = getRecordShape({ entity, ...module });
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
    [true, { token: '******' }, undefined, SECRET_MASK, undefined],
    [false, {}, undefined, undefined, undefined],
    [false, {}, NEW, NEW, NEW],
    [false, { token: TOKEN }, undefined, undefined, undefined],
    [false, { token: TOKEN }, NEW, NEW, NEW],
    [false, { token: '••••' }, undefined, undefined, undefined],
    [false, { token: '******' }, NEW, NEW, NEW],
  ])('flag %s, served %j, refreshed %s: shown %s, sent %s', (flag, served, refreshed, shown, sent) => {
    const form = toFormValues(shape, removeSecretsHiddenByFlag(shape, { ...row, ...served }, configOf(flag)));
    const values = refreshed === undefined ? form : { ...form, token: refreshed };
    expect(values['token']).toBe(shown);
    expect(toRequestBody(credential, values)).toEqual({
      address: row.address,
      remarks: 'Partner',
      ...(sent === undefined ? {} : { token: sent }),
    });
  });

  it('is a secret: in no export, and in no draft', () => {
    expect(isSecretField(shape.fields['token']!)).toBe(true);
    const formatTexts: DisplayFormatTexts = {
      language: 'en',
      yes: 'Yes',
      no: 'No',
      getOptionCodeLabel: () => undefined,
      getCurrencySymbol: () => 'S$',
      periods: PERIOD_TEXTS,
    };
    const sheet = [...toSheetRows([{ ...row, token: TOKEN }], { shape, columns: entity.list!.columns, formatTexts })];
    expect(JSON.stringify(sheet)).not.toContain(TOKEN);
    expect(JSON.stringify(sheet)).toContain('Partner');
    const draft = createDraft(shape, {}, { remarks: 'Partner', token: TOKEN }, 0);
    expect(draft).toMatchObject({ values: { remarks: 'Partner' }, isIncomplete: true });
    expect(JSON.stringify(draft)).not.toContain(TOKEN);
  });
});
