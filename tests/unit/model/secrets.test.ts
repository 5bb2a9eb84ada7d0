import { describe, expect, it } from 'vitest';
import { isSecretField } from '../../../src/model/values/secretFields';
import { createTestModule } from '../../support/entityModule';

const text = { type: 'string' } as const;

describe('a secret', () => {
  it.each<[string, object, boolean]>([
    ['is what is only sent', { ...text, writeOnly: true }, true],
    ['is what is masked', { ...text, 'x-ui': { maskedByServer: true } }, true],
    ['is what only some installations show', { ...text, 'x-ui': { revealSecretFlag: 'flags.token' } }, true],
    ['is what is typed as a password', { ...text, 'x-ui': { widget: 'password' } }, true],
    ['is a password', { ...text, format: 'password' }, true],
    ['is a new password', { ...text, format: 'new-password' }, true],
    ['is a strong password', { ...text, format: 'strong-password' }, true],
    ['is no other text', text, false],
    ['is no text of another format', { ...text, format: 'email' }, false],
  ])('%s', (_, field, expected) => {
    const { entity } = createTestModule({ properties: { field } } as never);
    expect(isSecretField(entity.shape.fields['field']!)).toBe(expected);
  });
});
