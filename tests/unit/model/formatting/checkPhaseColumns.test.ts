import { describe, expect, it } from 'vitest';
import { splitPeriodText, getPeriodPhase } from '../../../../src/model/formatting/formatPeriods';

const NOW = '2027-01-31 12:00';

describe('the phase of a period', () => {
  it.each([
    ['2027-01-01', '2027-01-30', 'ended'],
    ['2027-01-01', '2027-01-31', 'running'],
    ['2027-01-31', '2027-01-31', 'running'],
    ['2027-02-01', '2027-02-02', 'upcoming'],
    ['2027-01-01 00:00', '2027-01-31 11:59', 'ended'],
    ['2027-01-31 12:00', '2027-01-31 12:00', 'running'],
    ['2027-01-31 12:01', '2027-02-01 00:00', 'upcoming'],
    ['2027-01-31T12:01:00Z', '2027-02-01', 'upcoming'],
    ['2026-12', '2027-01', 'running'],
    ['2025', '2026', 'ended'],
    ['2027-01-01', '', 'running'],
    [undefined, '2027-01-30', 'ended'],
    [undefined, '2027-03-01', 'running'],
    ['2027-02-01', null, 'upcoming'],
    ['', '', undefined],
    ['soon', 'later', undefined],
  ])('%j to %j is %s', (from, to, phase) => {
    expect(getPeriodPhase([from, to], NOW)).toBe(phase);
  });
});

describe('a period in one text', () => {
  it.each([
    ['2027-01-01 – 2027-01-31', ['2027-01-01', '2027-01-31']],
    ['2027-01-01 to 2027-01-31', ['2027-01-01', '2027-01-31']],
    ['2027-01-01 08:00~2027-01-31 10:00', ['2027-01-01 08:00', '2027-01-31 10:00']],
    ['2027-01-01', undefined],
    ['3 days', undefined],
    ['', undefined],
  ])('%j has the ends %j', (text, ends) => {
    expect(splitPeriodText(text)).toEqual(ends);
  });
});
