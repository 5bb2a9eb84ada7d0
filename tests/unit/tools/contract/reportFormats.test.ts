// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ContractReport } from '../../../../tools/schema/contract/report/contractReport';
import { formatJunit } from '../../../../tools/schema/contract/report/formatJunit';
import { formatText } from '../../../../tools/schema/contract/report/formatText';

const EMPTY: ContractReport = {
  url: 'https://api.example.com/v1',
  deviations: [],
  coverage: [],
  remaining: [],
  deactivated: [],
};

const REPORT: ContractReport = {
  ...EMPTY,
  deviations: [
    {
      kind: 'type',
      entity: 'lot',
      call: 'POST lots/pages',
      calls: ['POST lots/pages', 'GET lots/{lotId}'],
      side: 'response',
      field: 'spaces',
      expected: 'whole number',
      seen: 'text of 2 characters',
      count: 28,
    },
    {
      kind: 'filter',
      entity: 'lot',
      call: 'POST lots/pages',
      calls: ['POST lots/pages'],
      side: 'request',
      field: 'kind',
      expected: 'only rows with the value',
      seen: 'the same rows as without it',
      count: 1,
    },
    {
      kind: 'code',
      entity: 'card',
      call: 'GET cards',
      calls: ['GET cards'],
      side: 'response',
      expected: 'one of "A & B", "<C>"',
      seen: '"D\u0001\ud800\n"',
      count: 2,
    },
  ],
  coverage: [
    { entity: 'lot', name: 'page', endpoint: 'POST lots/pages', isTried: true },
    { entity: 'lot', name: 'create', endpoint: 'POST lots', isTried: false, reason: 'it writes: --write tries it' },
    { entity: 'lot', name: 'delete', endpoint: 'DELETE lots', isTried: false, reason: 'it writes: --write tries it' },
    { entity: 'card', name: 'create', endpoint: 'POST cards', isTried: false, reason: 'it writes: --write tries it' },
    { entity: 'card', name: 'get', endpoint: 'GET cards/{id}', isTried: false, reason: 'there is no list with an id' },
  ],
  remaining: ['lot 7 (lotName contains "k3x9a2a")'],
  deactivated: ['card 9'],
};

describe('the text', () => {
  it('names entity, field, call, expected and seen of each deviation, then what stays, then the coverage', () => {
    expect(formatText(REPORT)).toBe(
      `3 deviations at https://api.example.com/v1

lot
  type: field spaces in the response of POST lots/pages and GET lots/{lotId}
    expected whole number, seen text of 2 characters (28 times)
  filter: field kind in the request POST lots/pages
    expected only rows with the value, seen the same rows as without it (1 time)

card
  code: the response of GET cards
    expected one of "A & B", "<C>", seen "D\u0001\ud800\n" (2 times)

Made by the check and not removed:
  lot 7 (lotName contains "k3x9a2a")

Made by the check, deleted, and kept by the API as inactive:
  card 9

1 of 5 checks made. Not made, because
  it writes: --write tries it: lot (create, delete), card (create)
  there is no list with an id: card (get)`,
    );
  });

  it('is short if there is nothing to say', () => {
    const coverage = [{ entity: 'lot', name: 'page', endpoint: 'POST lots/pages', isTried: true }];
    expect(formatText({ ...EMPTY, coverage })).toBe('No deviations at https://api.example.com/v1\n\n1 of 1 check made');
  });
});

describe('the JUnit file', () => {
  const parse = (report: ContractReport): Document => {
    const document = new DOMParser().parseFromString(formatJunit(report), 'application/xml');
    expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
    return document;
  };
  const getAttributes = (element: Element): Record<string, string> =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

  it('is well-formed, and has a suite for each entity with the counts of its cases', () => {
    expect([...parse(REPORT).querySelectorAll('testsuite')].map(getAttributes)).toEqual([
      { name: 'lot', tests: '6', failures: '3', errors: '0', skipped: '2' },
      { name: 'card', tests: '3', failures: '1', errors: '0', skipped: '2' },
    ]);
  });

  it('has a failed case for each deviation and each record that is left', () => {
    const failures = [...parse(REPORT).querySelectorAll('failure')];
    expect(failures.map((failure) => [failure.parentElement!.getAttribute('name'), getAttributes(failure)])).toEqual([
      [
        'type: field spaces in the response of POST lots/pages and GET lots/{lotId}',
        { type: 'type', message: 'expected whole number, seen text of 2 characters (28 times)' },
      ],
      [
        'filter: field kind in the request POST lots/pages',
        { type: 'filter', message: 'expected only rows with the value, seen the same rows as without it (1 time)' },
      ],
      [
        'removal of lot 7 (lotName contains "k3x9a2a")',
        { type: 'remaining', message: 'made by the check and not removed' },
      ],
      // Characters that XML does not allow are left out.
      [
        'code: the response of GET cards',
        { type: 'code', message: 'expected one of "A & B", "<C>", seen "D\n" (2 times)' },
      ],
    ]);
  });

  it('names the reason of a skipped case', () => {
    const skipped = [...parse(REPORT).querySelectorAll('skipped')];
    expect(skipped.map((one) => one.getAttribute('message'))).toContain('there is no list with an id');
  });

  it('is well-formed without any case', () => {
    expect(parse(EMPTY).querySelectorAll('testsuite')).toHaveLength(0);
  });
});
