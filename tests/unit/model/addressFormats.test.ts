import { describe, expect, it } from 'vitest';
import { addExpectedMessages } from '../../../src/model/compile/expectedValues/addExpectedMessages';
import { createPhraseWriter } from '../../../src/model/compile/expectedValues/phrases';
import chinese from '../../../src/i18n/locales/zh-Hans.json';
import type { EntityDefinition } from '../../../src/model/schemaLanguage/definition';
import { checksByFormat } from '../../../src/model/formRules/formats';

const FORMATS = ['absolute-uri', 'uri-reference', 'iri', 'iri-reference'];
const ALL = FORMATS.join();
const REFERENCES = 'uri-reference,iri-reference';

describe('formats of addresses', () => {
  it.each<[text: string, formats: string]>([
    ['https://example.com/a?b=c#d', ALL],
    ['http://user:secret@example.com:8080/', ALL],
    ['http://[2001:db8::1]/a', ALL],
    ['ipfs://QmXfzKRvjZz3u5JRgC4v5mGVbm9ahrUiB4DgzHBsnWbTMM', ALL],
    ['gid://shopify/Order/820982911946154508', ALL],
    ['urn:isbn:0451450523', ALL],
    ['mailto:someone@example.com', ALL],
    ['did:example:123#key', ALL],
    ['file:///etc/hosts', ALL],
    ['coap+tcp://device/a%20b', ALL],
    // Whether a link may be opened is another question than whether it is an address.
    ['javascript:alert(1)', ALL],
    ['/content/images/a.png', REFERENCES],
    ['images/a.png', REFERENCES],
    ['../a:b', REFERENCES],
    ['//example.com/a', REFERENCES],
    ['?page=2', REFERENCES],
    ['#/definitions/a', REFERENCES],
    ['example', REFERENCES],
    ['https://exämple.com/ü', 'iri,iri-reference'],
    ['/bücher', 'iri-reference'],
    ['a b', ''],
    ['https://example.com/a b', ''],
    ['1a:b', ''],
    [':b', ''],
    ['https://example.com/%zz', ''],
    ['http://[::1', ''],
    ['a\\b', ''],
    ['<a>', ''],
    ['{id}', ''],
    ['a#b#c', ''],
  ])('%s is of the formats %s', (text, formats) => {
    expect(FORMATS.filter((format) => checksByFormat[format]?.(text)).join()).toBe(formats);
  });

  it.each([
    ['absolute-uri', 'Please input an address with its scheme, such as https://example.com or urn:isbn:0451450523'],
    ['iri-reference', 'Please input an address or a path, such as https://example.com or images/photo.png'],
  ])('%s has a message with examples that it accepts', (format, message) => {
    const file = { type: 'object', properties: { link: { type: 'string', format } }, 'x-admin': {} };
    const getMessages = (phrases?: object): unknown =>
      addExpectedMessages(file as unknown as EntityDefinition, createPhraseWriter(phrases)).properties?.['link'];
    expect(getMessages()).toMatchObject({ errorMessage: { format: message } });
    expect(getMessages(chinese.expected)).toMatchObject({ errorMessage: { format: expect.stringMatching(/^请输入/) } });
    for (const example of message.split(/ such as | or (?=\w+[:/])/).slice(1))
      expect([example, checksByFormat[format]!(example)]).toEqual([example, true]);
  });

  it('are decided fast for long texts that do not match', () => {
    const text = `${'a/'.repeat(20_000)} `;
    expect(FORMATS.filter((format) => checksByFormat[format]!(text))).toEqual([]);
  });
});

it('a text of one of several formats has a message that names all of them', () => {
  const written = { type: 'string', anyOf: [{ format: 'date' }, { format: 'date-time' }] };
  const file = { type: 'object', properties: { made: written }, 'x-admin': {} } as unknown as EntityDefinition;
  const message =
    'Please input a date such as 2026-11-27, or: Please input a date and time such as 2026-11-27T08:30:00Z';
  expect(addExpectedMessages(file, createPhraseWriter()).properties?.['made']).toMatchObject({
    errorMessage: { anyOf: message, format: message },
  });
});
