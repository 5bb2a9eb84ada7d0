import { describe, expect, it } from 'vitest';
import { CONTRACT_USAGE, parseContractArguments } from '../../../../tools/schema/contract/command/contractArguments';
import { getApiUrl } from '../../../../tools/schema/contract/command/contractCommand';

const URL_WORDS = ['--url', 'https://api.example.com'];
const DEFAULTS = {
  url: 'https://api.example.com',
  user: undefined,
  passwordVariable: undefined,
  tokenVariable: undefined,
  entities: [],
  isWriting: false,
  format: 'text',
  output: undefined,
  slowMs: undefined,
};

it.each<[words: string[], expected: object]>([
  [[], {}],
  [['--user', 'ann'], { user: 'ann' }],
  [['--user=ann'], { user: 'ann' }],
  [['--user', 'ann', '--password-env', 'API_PASSWORD'], { user: 'ann', passwordVariable: 'API_PASSWORD' }],
  [['--token-env', 'API_TOKEN'], { tokenVariable: 'API_TOKEN' }],
  [['--entity', 'site', '--entity', 'card,user'], { entities: ['site', 'card', 'user'] }],
  [['--write'], { isWriting: true }],
  [['--format', 'junit', '--output', 'out/report.xml'], { format: 'junit', output: 'out/report.xml' }],
  [['--slow', '800'], { slowMs: 800 }],
])('parses %j', (words, expected) => {
  expect(parseContractArguments([...URL_WORDS, ...words])).toEqual({ ...DEFAULTS, ...expected });
});

describe('a wrong command line', () => {
  it.each<[words: string[], message: string]>([
    [[], CONTRACT_USAGE],
    [['--url', 'api.example.com'], CONTRACT_USAGE],
    [['--url', 'ftp://api.example.com'], CONTRACT_USAGE],
    [['--url', 'https://api.example.com?key=s3cret'], '--url is an address without a query and without #'],
    [['--url', 'https://api.example.com#s3cret'], '--url is an address without a query and without #'],
    [
      ['--url', 'https://ann:s3cret@api.example.com'],
      'the command line is visible to others: pass the account with --user and --password-env',
    ],
    [
      [...URL_WORDS, '--password', 's3cret'],
      'the command line is visible to others: pass the password with --password-env',
    ],
    [
      [...URL_WORDS, '--password=s3cret'],
      'the command line is visible to others: pass the password with --password-env',
    ],
    [[...URL_WORDS, '--token', 's3cret'], 'the command line is visible to others: pass the token with --token-env'],
    [[...URL_WORDS, '--pasword=s3cret'], `unknown argument --pasword\n\n${CONTRACT_USAGE}`],
    [[...URL_WORDS, 's3cret'], `unknown argument without --\n\n${CONTRACT_USAGE}`],
    [[...URL_WORDS, '--format', 'xml'], '--format is one of text, json, junit'],
    [[...URL_WORDS, '--slow', 'soon'], '--slow is a number of milliseconds'],
  ])('is refused without repeating a secret: %j', (words, message) => {
    expect(() => parseContractArguments(words)).toThrow(message);
    expect(message).not.toContain('s3cret');
  });
});

it.each([
  ['https://api.example.com', '/steve', 'https://api.example.com/steve'],
  ['https://api.example.com/', '/steve', 'https://api.example.com'],
  ['https://api.example.com/v2/', '/steve', 'https://api.example.com/v2'],
  ['https://api.example.com', 'https://api.example.com/v1', 'https://api.example.com'],
])('makes the address of the API of %s and the base %s', (url, apiBase, expected) => {
  expect(getApiUrl(url, apiBase)).toBe(expected);
});
